import middie from "@fastify/middie";
import { createServer } from "vite";
import type { RenderPage } from "#contracts/page.ts";
import { main } from "../src/main.ts";

const vite = await createServer({ server: { middlewareMode: true } });

const render: RenderPage = async (request) => {
  const entry = await vite.ssrLoadModule("/src/web/entry-server.tsx");
  return (entry as { render: RenderPage }).render(request);
};

await main({
  pages: {
    render,
    development: true,
    assets: () => ({
      scripts: ["/@vite/client", "/src/web/entry-client.tsx"],
      styles: ["/src/web/styles.css"],
      preloads: [],
    }),
    mount: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook("onClose", () => vite.close());
    },
  },
});

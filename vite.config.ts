import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** What only the server asks of a route, such as the sources by which it finds a page's files. */
const FOR_THE_SERVER =
  /^ *(?:source|alsoNeeds|atTouch|life|isForReading): (?:\[[^\]]*\]|[^\n]*),$/gm;

/** Which page a route has, and which code a page has: the same words in two files. */
const SOURCE = /"src\/web\/(?:admin|public)\/[a-z-]+\/([a-z-]+)-page\.tsx"/g;

/** The browser has no use for thirty paths, and tells pages apart by shorter names. */
const sourcesOnServer: Plugin = {
  name: "sources-on-server",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !/(?:-routes|\/(?:office|written)-pages)\.ts$/.test(id)) return null;
    return code.replaceAll(FOR_THE_SERVER, "").replaceAll(SOURCE, '"$1"');
  },
};

export default defineConfig({
  plugins: [sourcesOnServer, react(), tailwindcss()],
  appType: "custom",
  resolve: {
    alias: {
      // A dialog holds the page behind it by a class and not by a style element of its own.
      "react-remove-scroll": join(import.meta.dirname, "src/web/ui/remove-scroll.tsx"),
      "use-sync-external-store/shim/index.js": join(
        import.meta.dirname,
        "src/web/ui/sync-external-store.ts",
      ),
    },
  },
  // Bundled with the server: of these large collections it uses a handful.
  ssr: { noExternal: ["radix-ui", /^@radix-ui\//, "lucide-react"] },
  // Pictures and fonts stay files of their own: a page's policy and cache know them by address.
  build: { assetsInlineLimit: 0 },
});

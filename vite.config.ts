import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  appType: "custom",
  // A dialog holds the page behind it by a class and not by a style element of its own.
  resolve: {
    alias: { "react-remove-scroll": join(import.meta.dirname, "src/web/ui/remove-scroll.tsx") },
  },
  // Bundled with the server: of these large collections it uses a handful.
  ssr: { noExternal: ["radix-ui", /^@radix-ui\//, "lucide-react"] },
  // Pictures and fonts stay files of their own: a page's policy and cache know them by address.
  build: { assetsInlineLimit: 0 },
});

// One of several processes of a shop (`WORKERS`); the first one has installed, built and read the configuration.
const { main } = await import("../dist/server/main.js");
await main();

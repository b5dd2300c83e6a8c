// Loaded into the server before its own code (node --import): its clock is ahead of the real one by as many
// milliseconds as the test sends, so that months pass in a journey.
let ahead = 0;

globalThis.Date = new Proxy(Date, {
  construct: (real, given) => Reflect.construct(real, given.length === 0 ? [real.now() + ahead] : given),
  get: (real, name) => (name === "now" ? () => real.now() + ahead : Reflect.get(real, name)),
});

process.on("message", (milliseconds) => {
  ahead = Number(milliseconds);
  process.send?.("set");
});
// The test keeps the channel open; the server ends without waiting for it.
process.channel?.unref();

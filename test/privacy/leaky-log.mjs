// Loaded into the server before its own code (node --import), for the control of the canary test. Writes the body of
// each request to the log, as a careless change would.
import { IncomingMessage } from "node:http";

const emit = IncomingMessage.prototype.emit;
IncomingMessage.prototype.emit = function (event, ...values) {
  if (event === "data") process.stdout.write(`${JSON.stringify({ level: 10, body: String(values[0]) })}\n`);
  return Reflect.apply(emit, this, [event, ...values]);
};

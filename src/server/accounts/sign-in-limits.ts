import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseExceeded } from "#server/http/refuse-exceeded.ts";

const minute = 60_000;

/** Tries a minute: by account against guessing one password, by address against trying many accounts. */
const triesPerMinute = { account: 10, address: 120, registration: 120, reset: 120, change: 10 } as const;

/** Mails to one person, so that nobody's inbox is flooded through us. */
const mailsToOne = { max: 5, timeWindow: 15 * minute };

export interface SignInLimits {
  /** @throws Refusal TOO_MANY_REQUESTS; the next minute is a new one, so nobody is locked out */
  checkSignIn(request: FastifyRequest): Promise<void>;
  /** @throws Refusal TOO_MANY_REQUESTS */
  checkRegistration(request: FastifyRequest): Promise<void>;
  /** Counts mails asked for, by what was typed: it is the same whether or not there is such an account. */
  checkForgotPassword(request: FastifyRequest): Promise<void>;
  /** Counts links tried, by address. @throws Refusal TOO_MANY_REQUESTS */
  checkReset(request: FastifyRequest): Promise<void>;
  /** Counts tries of the current password, by signed-in user. @throws Refusal TOO_MANY_REQUESTS */
  checkPasswordChange(request: FastifyRequest): Promise<void>;
}

/** The limits on sign-in, registration and passwords, counted in this process. */
export function signInLimits(app: FastifyInstance): SignInLimits {
  const limit = (max: number, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: minute, keyGenerator: key });
  const byAccount = limit(triesPerMinute.account, (request) => `account ${emailOf(request)}`);
  const byAddress = limit(triesPerMinute.address, (request) => `address ${request.ip}`);
  const registrations = limit(triesPerMinute.registration, (request) => `registration ${request.ip}`);

  const resets = limit(triesPerMinute.reset, (request) => `reset ${request.ip}`);
  const changes = limit(triesPerMinute.change, (request) => `change ${request.session.userId}`);
  const mails = app.createRateLimit({
    ...mailsToOne,
    keyGenerator: (request: FastifyRequest) => `mail ${emailOf(request)}`,
  });

  return {
    async checkSignIn(request) {
      refuseExceeded(await byAddress(request));
      refuseExceeded(await byAccount(request));
    },
    async checkRegistration(request) {
      refuseExceeded(await registrations(request));
    },
    async checkForgotPassword(request) {
      refuseExceeded(await resets(request));
      refuseExceeded(await mails(request));
    },
    async checkReset(request) {
      refuseExceeded(await resets(request));
    },
    async checkPasswordChange(request) {
      refuseExceeded(await changes(request));
    },
  };
}

/** The body is validated before a handler runs, so the e-mail is there. */
function emailOf(request: FastifyRequest): string {
  return (request.body as { email: string }).email;
}

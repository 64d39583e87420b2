import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { ConfigError } from '../platform/config/config-error.js';
import type { PaymentProvider as ProviderCode } from '../platform/prisma/generated/enums.js';
import { Clock } from '../platform/process/clock.js';
import { type PaymentProvider, ProviderUnavailable } from './provider.port.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { YookassaProvider } from './yookassa/yookassa.provider.js';

/** Chooses the provider of new payments by configuration. Payments of another configured provider are still checked and refunded. */
@Injectable()
export class Providers {
  readonly #byCode = new Map<ProviderCode, PaymentProvider>();
  readonly #current: ProviderCode | undefined;

  constructor(@Inject(CONFIG) config: Config, sandbox: SandboxProvider, clock: Clock) {
    const { PAYMENT_PROVIDER, YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = config;
    if (config.MODE !== 'production') this.#byCode.set('SANDBOX', sandbox);
    if (shopId && secretKey) this.#byCode.set('YOOKASSA', new YookassaProvider({ ...toOptions(config), shopId, secretKey }, clock));
    this.#current = PAYMENT_PROVIDER === 'none' ? undefined : PAYMENT_PROVIDER === 'yookassa' ? 'YOOKASSA' : 'SANDBOX';
    if (this.#current && !this.#byCode.has(this.#current)) throw new ConfigError([describeMissingSettings(this.#current)]);
  }

  /** The provider of new payments. Throws if PAYMENT_PROVIDER is `none`. */
  get current(): PaymentProvider {
    if (this.#current === undefined) throw new ProviderUnavailable('there is no payment provider');
    return this.get(this.#current);
  }

  get(code: ProviderCode): PaymentProvider {
    const provider = this.#byCode.get(code);
    if (!provider) throw new ProviderUnavailable(`the payment provider ${code} is not configured`);
    return provider;
  }

  /** Name of the provider of new payments, and why it cannot be used at the moment, for operators. */
  describe(): { name: string; failure: string | undefined } {
    if (this.#current === undefined) return { name: 'no provider', failure: undefined };
    const { name, failure } = this.current;
    return { name, failure };
  }
}

const toOptions = (config: Config) => ({
  url: config.YOOKASSA_URL,
  vatCode: config.PAYMENT_VAT_CODE,
  taxSystemCode: config.PAYMENT_TAX_SYSTEM_CODE,
  receiptEmail: extractAddress(config.MAIL_FROM),
});

/** The e-mail address of a sender like `Meet <shop@meet.example>`. */
const extractAddress = (sender: string | undefined) => sender && (/<([^<>]+)>$/.exec(sender)?.[1] ?? sender);

const describeMissingSettings = (code: ProviderCode): string =>
  code === 'SANDBOX'
    ? 'PAYMENT_PROVIDER is wrong: in production payments need yookassa; none lets shoppers order by a call only.'
    : 'YOOKASSA_SHOP_ID or YOOKASSA_SECRET_KEY is missing: PAYMENT_PROVIDER yookassa needs both (the shop and its key at YooKassa).';

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../process/until.ts';
import type { ShopUnderTest } from './shop.harness.ts';

interface Mail {
  text: string;
}

interface ReadBackNumber {
  acknowledgedNumber: number;
  /** The number in the shopper's name, read when the API responded again after a failure. */
  savedNumber: number;
}

const sendCodeMutation = 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { challenge } }';
const signInMutation = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { authData { accessToken } } }';
const editMutation = 'mutation ($dto: EditUserInput!) { editUser(dto: $dto) { name } }';

/** A signed-in shopper of a shop under test. The API is called through the storefront. */
export class Shopper {
  /** The shopper's name is changed to 1, 2, 3 and so on. This is the last of these numbers that the API has confirmed. */
  acknowledgedNumber = 0;
  /** The confirmed and the saved number after each failure. */
  readonly readBackNumbers: ReadBackNumber[] = [];
  private readonly shop: ShopUnderTest;
  private token = '';
  private address = '';
  private writingLoop = Promise.resolve();
  private isStopped = false;

  private constructor(shop: ShopUnderTest) {
    this.shop = shop;
  }

  /** Signs in with an e-mail address. The default is a new address, with which the shopper signs up. */
  static async signIn(shop: ShopUnderTest, address?: string): Promise<Shopper> {
    const shopper = new Shopper(shop);
    const { code, email, challenge } = await shopper.receiveCode(address);
    const dto = { emailOrPhone: email, code, challenge, consent: true };
    const { authenticate } = await shopper.sendOperation<{ authenticate: { authData: { accessToken: string } } }>(signInMutation, dto);
    shopper.token = authenticate.authData.accessToken;
    return shopper;
  }

  /** Lists the statuses of the shopper's orders, newest first. */
  async listOrderStatuses(): Promise<string[]> {
    const { userOrderList } = await this.sendOperation<{ userOrderList: { items: { status: string }[] } }>(
      '{ userOrderList { items { status } } }',
    );
    return userOrderList.items.map(({ status }) => status);
  }

  /** Requests a code, for a new e-mail address by default, and waits for the code. */
  async receiveCode(email = `shopper-${Date.now()}@example.ru`): Promise<{ code: string; email: string; challenge: string }> {
    // A new IP address for each code, so that the limits of an IP address are not reached.
    this.address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    const { sendEmailCode } = await this.sendOperation<{ sendEmailCode: { challenge: string } }>(sendCodeMutation, { email });
    const inbox = `http://127.0.0.1:${this.shop.env.API_PORT}/inbox?${new URLSearchParams({ to: email })}`;
    const findCode = async () => {
      const [mail] = (await (await fetch(inbox, { headers: { accept: 'application/json' } })).json()) as Mail[];
      return /^\d+/.exec(mail?.text ?? '')?.[0];
    };
    const code = await until(findCode, { what: 'the code arrives', withinMs: 30_000 });
    return { code, email, challenge: sendEmailCode.challenge };
  }

  /**
   * Changes the shopper's name to ever higher numbers until `stopWriting`. After a failed change, reads which number the shop has stored
   * before it goes on.
   */
  keepWriting(): void {
    this.writingLoop = this.writeUntilStopped();
  }

  stopWriting(): Promise<void> {
    this.isStopped = true;
    return this.writingLoop;
  }

  private async writeUntilStopped(): Promise<void> {
    for (let number = 1; !this.isStopped; number += 1) {
      try {
        await this.sendOperation(editMutation, { name: String(number) });
        this.acknowledgedNumber = number;
      } catch {
        await this.recordSavedNumber();
      }
      await delay(20);
    }
  }

  private async recordSavedNumber(): Promise<void> {
    while (!this.isStopped) {
      const data = await this.sendOperation<{ user: { name: string } }>('{ user { name } }').catch(() => undefined);
      if (data) {
        this.readBackNumbers.push({ acknowledgedNumber: this.acknowledgedNumber, savedNumber: Number(data.user.name) });
        return;
      }
      await delay(100);
    }
  }

  private async sendOperation<Data>(query: string, dto?: object): Promise<Data> {
    const response = await fetch(`${this.shop.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.address,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ query, variables: dto && { dto } }),
      signal: AbortSignal.timeout(20_000),
    });
    // A process that stops responds with 503 without `errors`.
    const { data, ...failure } = (await response.json()) as { data?: Data | null; errors?: unknown };
    if (!data || failure.errors) throw new Error(`${response.status} ${JSON.stringify(failure)}`);
    return data;
  }
}

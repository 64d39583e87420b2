import { Client, type Operation, type Outcome } from '../../chaos/load/client.ts';
import type { Journal } from '../../chaos/load/journal.ts';
import type { Pace } from './pace.ts';

/** A client that repeats requests as browsers do, so that it loses none when the proxy renews its workers and resets idle connections. */
export class BrowserClient extends Client {
  protected override readonly isBrowser = true;
}

/** A client whose requests are sent at the moments that the pace chooses. */
export class PacedClient extends BrowserClient {
  private readonly pace: Pace;

  constructor(origin: string, journal: Journal, { pace, address }: { pace: Pace; address: string }) {
    super(origin, journal, address);
    this.pace = pace;
  }

  override async runOperation<Data>(operation: Operation): Promise<Outcome<Data>> {
    await this.pace.wait();
    return super.runOperation<Data>(operation);
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '../platform/process/health.js';
import { ADDRESS_HINTS, type AddressHints } from './address-hint/address-hints.port.js';
import { CARRIER, type Carrier } from './carrier.js';

/** Health of the carrier and of the address hints. */
@Injectable()
export class DeliveryHealth implements OnModuleInit {
  constructor(
    @Inject(CARRIER) private readonly carrier: Carrier,
    @Inject(ADDRESS_HINTS) private readonly hints: AddressHints,
    private readonly health: HealthRegistry,
  ) {}

  /**
   * While the carrier is unavailable, saved points and prices are used. While the address hints are unavailable, the known cities are
   * suggested.
   */
  onModuleInit(): void {
    this.health.register('delivery', async () => {
      const { failure } = this.carrier;
      return failure === undefined ? { status: 'up' } : { status: 'degraded', standIn: 'known points and prices', detail: failure };
    });
    this.health.register('address hints', async () => {
      const { failure } = this.hints;
      return failure === undefined ? { status: 'up' } : { status: 'degraded', standIn: 'known cities', detail: failure };
    });
  }
}

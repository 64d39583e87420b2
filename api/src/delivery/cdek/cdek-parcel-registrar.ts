import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Locations } from '../location/locations.port.js';
import { computeDeadline } from '../remote-service.js';
import type { Parcel } from '../shipment/parcel.model.js';
import type { ParcelRegistrar, RegistrationResult } from '../shipment/parcel-registrar.port.js';
import { CdekCities } from './cdek-cities.js';
import { type CdekClient, CdekRefusal } from './cdek-client.js';
import { findMaxUnits } from './cdek-package.rules.js';
import { findDestination, toRegistration } from './cdek-registration.rules.js';
import type { CdekStartingPoint } from './cdek-route.rules.js';
import { cdekNumber } from './cdek-status.rules.js';

/** Time limit of finding or registering a parcel, including the requests for a token and for the code of its city. */
const TIMEOUT_MS = 3_000;
/** Time that an operator waits for a waybill, and the interval of the checks. */
const WAYBILL_TIMEOUT_MS = 8_000;
const WAYBILL_EVERY_MS = 400;

const createdSchema = z.object({ entity: z.object({ uuid: z.string().min(1) }) });
const parcelSchema = z.object({
  entity: z.object({ uuid: z.string().min(1), cdek_number: cdekNumber.optional() }),
  requests: z
    .array(z.object({ type: z.string(), state: z.string(), errors: z.array(z.object({ code: z.string() })).default([]) }))
    .default([]),
});
const waybillSchema = z.object({ entity: z.object({ statuses: z.array(z.object({ code: z.string() })).default([]) }) });

/** Registers parcels with CDEK, which checks them after it has accepted the request. */
export class CdekParcelRegistrar implements ParcelRegistrar {
  readonly #cities: CdekCities;

  constructor(
    private readonly client: CdekClient,
    private readonly from: CdekStartingPoint,
    private readonly locations: Pick<Locations, 'findCity'>,
  ) {
    this.#cities = new CdekCities(client);
  }

  async register(parcel: Parcel): Promise<RegistrationResult> {
    // CDEK would refuse the parcel. An operator has to hand the units over in several steps, each of which creates a parcel.
    if (parcel.units.length > findMaxUnits(findDestination(parcel.to))) return toRefusal(['TOO_MANY_UNITS']);
    const deadline = computeDeadline(TIMEOUT_MS);
    try {
      const cityCode = await this.#findCityCode(parcel, deadline);
      const registration = toRegistration({ parcel, from: this.from, cityCode });
      const { entity } = createdSchema.parse(await this.client.post('orders', registration, deadline));
      return { state: 'PENDING', carrierId: entity.uuid };
    } catch (error) {
      if (error instanceof CdekRefusal) return toRefusal(error.codes);
      // CDEK does not serve the city.
      if (error instanceof DomainError) return toRefusal([String(error.details.reason ?? error.code)]);
      throw error;
    }
  }

  async findByShopNumber(parcelNumber: string): Promise<RegistrationResult | null> {
    try {
      return toRegistrationResult(await this.client.get('orders', { im_number: parcelNumber }, computeDeadline(TIMEOUT_MS)));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** The result is pending while CDEK does not find the parcel, as may happen immediately after accepting it. */
  async readByCarrierId(carrierId: string): Promise<RegistrationResult> {
    try {
      return toRegistrationResult(await this.client.get(`orders/${encodeURIComponent(carrierId)}`, {}, computeDeadline(TIMEOUT_MS)));
    } catch (error) {
      if (isNotFound(error)) return { state: 'PENDING', carrierId };
      throw error;
    }
  }

  /** CDEK prints waybills some time after it has accepted the request, so the method asks until they are ready. */
  async readWaybills(carrierIds: readonly string[]): Promise<Uint8Array | null> {
    const deadline = computeDeadline(WAYBILL_TIMEOUT_MS);
    const orders = carrierIds.map((uuid) => ({ order_uuid: uuid }));
    const { entity } = createdSchema.parse(await this.client.post('print/orders', { orders }, computeDeadline(TIMEOUT_MS)));
    while (performance.now() < deadline) {
      const { entity: waybill } = waybillSchema.parse(
        await this.client.get(`print/orders/${entity.uuid}`, {}, computeDeadline(TIMEOUT_MS)),
      );
      const codes = waybill.statuses.map(({ code }) => code);
      if (codes.includes('READY')) return this.client.download(`print/orders/${entity.uuid}.pdf`, computeDeadline(TIMEOUT_MS));
      if (codes.includes('INVALID')) throw new CdekRefusal('CDEK draws no waybill for these parcels', ['INVALID']);
      await delay(WAYBILL_EVERY_MS);
    }
    return null;
  }

  async #findCityCode({ to }: Parcel, deadline: number): Promise<number | null> {
    if ('pointCode' in to) return null;
    const city = await this.locations.findCity(to.cityId);
    if (!city) throw new CdekRefusal('the city is not known any more', ['UNKNOWN_CITY']);
    return this.#cities.findCode(city, deadline);
  }
}

const toRefusal = (codes: readonly string[], carrierId: string | null = null): RegistrationResult => ({
  state: 'REFUSED',
  carrierId,
  refusal: codes.join(', ') || 'INVALID',
});

const isNotFound = (error: unknown): boolean => error instanceof CdekRefusal && error.codes.some((code) => code.includes('not_found'));

/** CDEK's number of a parcel exists once the registration has succeeded. */
function toRegistrationResult(response: unknown): RegistrationResult {
  const { entity, requests } = parcelSchema.parse(response);
  const { uuid: carrierId, cdek_number: trackCode } = entity;
  const creation = requests.find(({ type }) => type === 'CREATE');
  if (creation?.state === 'INVALID') {
    return toRefusal(
      creation.errors.map(({ code }) => code),
      carrierId,
    );
  }
  return trackCode === undefined ? { state: 'PENDING', carrierId } : { state: 'REGISTERED', carrierId, trackCode };
}

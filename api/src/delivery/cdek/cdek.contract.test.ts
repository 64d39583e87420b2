import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { until } from '../../../test/support/wait-until.js';
import { Clock } from '../../platform/process/clock.js';
import { cities } from '../location/cities.js';
import { embeddedLocations } from '../location/embedded-locations.js';
import type { Parcel } from '../shipment/parcel.model.js';
import type { RegistrationResult } from '../shipment/parcel-registrar.port.js';
import { type CdekAccess, CdekClient } from './cdek-client.js';
import { CdekParcelRegistrar } from './cdek-parcel-registrar.js';
import { CdekParcelStatuses } from './cdek-parcel-statuses.js';
import { CdekPickupPoints } from './cdek-pickup-points.js';
import { CdekTariff } from './cdek-tariff.js';

/** CDEK's own installation for tests. */
const REAL_URL = 'https://api.edu.cdek.ru/v2';
/** Timeout for the real CDEK, which returns all points of Russia and checks parcels slowly. */
const TIMEOUT_MS = 120_000;
const MOSCOW = 44;

const kazan = cities.find(({ id }) => id === 'kazan');

const buildParcel = (): Parcel => ({
  number: `contract-${randomUUID().slice(0, 18)}`,
  recipient: { name: 'Ким Анна', phone: '+79161234567', email: 'anna@example.com' },
  comment: 'Позвоните заранее',
  to: { cityId: 'kazan', address: 'ул. Баумана, 7' },
  units: [
    { id: randomUUID(), title: 'Кеды «Зимородок», размер 38', price: 5_000_07n },
    { id: randomUUID(), title: 'Ботинки, размер 42', price: 7_300_00n },
  ],
});

function fulfilsTheContract(access: () => CdekAccess): void {
  const createClient = () => new CdekClient(access());
  const createRegistrar = () =>
    new CdekParcelRegistrar(createClient(), { cityCode: MOSCOW, address: 'ул. Тверская, 1' }, embeddedLocations);

  async function waitForDecision({ state, carrierId }: RegistrationResult): Promise<RegistrationResult> {
    if (state !== 'PENDING' || carrierId === null) throw new Error(`it is ${state} at once`);
    let response: RegistrationResult = { state: 'PENDING', carrierId };
    const carrier = createRegistrar();
    const isDecided = async () => {
      response = await carrier.readByCarrierId(carrierId);
      return response.state !== 'PENDING';
    };
    await until('CDEK has decided', isDecided, TIMEOUT_MS);
    return response;
  }

  it(
    'the pickup points of a city are listed',
    async () => {
      const points = (await new CdekPickupPoints(createClient()).readAll()).filter(({ cityId }) => cityId === 'kazan');
      expect(points.length).toBeGreaterThan(0);
      for (const { code, address, latitude, longitude } of points) {
        expect([code, address]).not.toContain('');
        expect([Math.round(latitude), Math.round(longitude)]).toEqual([56, 49]);
      }
      expect(points.some(({ details }) => details.uuid && details.cityUuid && details.cityCode && details.addressFull)).toBe(true);
    },
    TIMEOUT_MS,
  );

  it('deliveries to the door and to a point have prices in whole roubles, and the delivery to the door has a duration', async () => {
    if (!kazan) throw new Error('there is no such city');
    const tariff = new CdekTariff(createClient(), { cityCode: MOSCOW, startingPoint: null }, new Clock());
    const load = { unitCount: 2, value: 12_300_00n };
    const { courierPrice, days } = await tariff.findCourierRate(kazan, load);
    const { pickupPrice } = await tariff.findPickupRate(kazan, load, 'PVZ');
    for (const price of [courierPrice, pickupPrice]) expect([price > 100_00n, price % 100n]).toEqual([true, 0n]);
    expect(days).toBeGreaterThan(0);
  });

  it('a parcel that was never registered is not found', async () => {
    expect(await new CdekParcelStatuses(createClient()).find('1')).toBeNull();
    expect(await createRegistrar().findByShopNumber(`contract-${randomUUID().slice(0, 18)}`)).toBeNull();
  });

  it(
    'a parcel is registered once under the number that the shop gave it, and its waybill is rendered',
    async () => {
      const parcel = buildParcel();
      const registered = await waitForDecision(await createRegistrar().register(parcel));
      expect(registered).toMatchObject({ state: 'REGISTERED', trackCode: expect.stringMatching(/^\d+$/u) });
      expect(await createRegistrar().findByShopNumber(parcel.number)).toEqual(registered);
      const repetition = await createRegistrar().register(parcel);
      if (repetition.state !== 'REFUSED') expect((await waitForDecision(repetition)).state).toBe('REFUSED');
      expect(await createRegistrar().findByShopNumber(parcel.number)).toEqual(registered);
      if (registered.state !== 'REGISTERED') throw new Error('nothing is carried');
      expect((await new CdekParcelStatuses(createClient()).find(registered.trackCode))?.status ?? null).toBeNull();
      let pdf: Uint8Array | null = null;
      const isRendered = async () => {
        pdf = await createRegistrar().readWaybills([registered.carrierId]);
        return pdf !== null;
      };
      await until('the waybill is drawn', isRendered, TIMEOUT_MS);
      expect(Buffer.from(pdf ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    },
    3 * TIMEOUT_MS,
  );

  it(
    'a parcel to an unknown pickup point is refused with an error code',
    async () => {
      const parcel = { ...buildParcel(), to: { pointCode: 'NO-SUCH-POINT-1', kind: 'PVZ' } as const };
      const response = await createRegistrar().register(parcel);
      const refused = response.state === 'PENDING' ? await waitForDecision(response) : response;
      expect(refused).toMatchObject({ state: 'REFUSED', refusal: expect.stringMatching(/^[\w, ]+$/u) });
    },
    TIMEOUT_MS,
  );

  it('a client with a wrong secret is refused', async () => {
    const wrongClient = new CdekClient({ ...access(), secret: 'wrong-secret' });
    await expect(wrongClient.get('deliverypoints', { size: '1' })).rejects.toThrow('no token');
    expect(wrongClient.failure).toContain('401');
  });
}

describe('with the CDEK fake', () => {
  let fake: FakeCdek;

  beforeAll(async () => {
    fake = await FakeCdek.start();
    fake.points = [
      {
        ...{ code: 'KZN1', type: 'PVZ', uuid: randomUUID(), work_time: 'Пн-Вс 10:00-20:00' },
        location: {
          ...{ city: 'Казань', address: 'ул. Баумана, 7', latitude: 55.79, longitude: 49.11 },
          ...{ city_uuid: randomUUID(), city_code: 424, address_full: 'Россия, Татарстан, Казань, ул. Баумана, 7' },
        },
      },
    ];
  });
  afterAll(() => fake.close());

  fulfilsTheContract(() => ({ url: fake.url, ...CDEK_ACCOUNT }));
});

const { CDEK_TEST_ACCOUNT: account, CDEK_TEST_SECRET: secret } = testEnvironment();
const skipReason = account && secret ? '' : 'CDEK_TEST_ACCOUNT or CDEK_TEST_SECRET is not set';
if (skipReason) process.stderr.write(`SKIPPED: the test account of CDEK, for ${skipReason}.\n`);

(skipReason ? describe.skip : describe)(`with CDEK itself and a test account${skipReason ? ` (${skipReason})` : ''}`, () => {
  fulfilsTheContract(() => ({ url: REAL_URL, account: account ?? '', secret: secret ?? '' }));
});

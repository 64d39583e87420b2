import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { noDetails } from '../pickup-point/pickup-point-row.rules.js';
import { CdekClient } from './cdek-client.js';
import { CdekPickupPoints } from './cdek-pickup-points.js';

let fake: FakeCdek;
let client: CdekClient;

beforeEach(async () => {
  fake = await FakeCdek.start();
  client = new CdekClient({ url: `${fake.url}/`, ...CDEK_ACCOUNT });
});
afterEach(() => fake.close());

describe('CDEK pickup points', () => {
  const buildPointInKazan = (code: string, overrides: object = {}) => ({
    code,
    type: 'PVZ',
    work_time: 'Пн-Вс 10:00-20:00',
    address_comment: 'Вход со двора',
    is_handout: true,
    is_dressing_room: true,
    phones: [{ number: '+78430000000' }],
    location: { city: 'Казань', address: 'ул. Баумана, 7', latitude: 55.79, longitude: 49.11 },
    ...overrides,
  });
  const createPoints = () => new CdekPickupPoints(client);

  it('are read page by page', async () => {
    fake.points = Array.from({ length: 2_500 }, (_, index) => buildPointInKazan(`KZN${index}`));
    const read = await createPoints().readAll();
    expect(read).toHaveLength(2_500);
    expect(read[0]).toEqual({
      code: 'KZN0',
      kind: 'PVZ',
      cityId: 'kazan',
      address: 'ул. Баумана, 7',
      directions: 'Вход со двора',
      hours: 'Пн-Вс 10:00-20:00',
      phone: '+78430000000',
      fittingRoom: true,
      latitude: 55.79,
      longitude: 49.11,
      details: { ...noDetails, phones: [{ number: '+78430000000', additional: '' }] },
    });
    expect(fake.listRequests('deliverypoints')).toHaveLength(3);
  });

  it('are listed without the details that CDEK sends in an unexpected form', async () => {
    const strange = { uuid: '', email: 7, office_image_list: [{ url: 'javascript:alert(1)' }], name: null };
    fake.points = [buildPointInKazan('KZN1', strange)];
    expect(await createPoints().readAll()).toMatchObject([{ code: 'KZN1', details: { uuid: null, email: '', images: [], name: '' } }]);
  });

  it('are all read exactly once even if CDEK ignores paging', async () => {
    fake.ignoresPages = true;
    fake.points = Array.from({ length: 1_200 }, (_, index) => buildPointInKazan(`KZN${index}`));
    expect(await createPoints().readAll()).toHaveLength(1_200);
    expect(fake.listRequests('deliverypoints')).toHaveLength(2);
  });

  it('include only points that hand out parcels in known cities, even if an invalid point is among them', async () => {
    const far = { city: 'Казань', address: 'ул. Лесная, 1', latitude: 60, longitude: 70 };
    fake.points = [
      buildPointInKazan('handed', { is_handout: false }),
      buildPointInKazan('village', { location: { ...far, city: 'Малые Вязёмы' } }),
      buildPointInKazan('namesake', { location: far }),
      buildPointInKazan('strange', { location: null }),
      buildPointInKazan('bare', { address_comment: undefined, phones: [] }),
    ];
    expect(await createPoints().readAll()).toMatchObject([{ code: 'bare', directions: '', phone: '' }]);
  });

  it('are not listed at all if a page fails, so that a partial list is not treated as complete', async () => {
    fake.points = Array.from({ length: 2_500 }, (_, index) => buildPointInKazan(`KZN${index}`));
    await client.get('deliverypoints', {});
    await createPoints().readAll();
    fake.failNext({ status: 500 });
    await expect(createPoints().readAll()).rejects.toThrow('500');
  });
});

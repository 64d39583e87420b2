import { z } from 'zod';
import { findCityByName } from '../location/delivery-city.rules.js';
import type { PickupPointSource, PointDetails, SourcePoint } from '../pickup-point/pickup-point-source.port.js';
import { computeDeadline } from '../remote-service.js';
import type { CdekClient } from './cdek-client.js';

/** Time limit of a request for one page of points. It is long, because the daily renewal runs in the background. */
const TIMEOUT_MS = 30_000;
const PAGE_SIZE = 1_000;
/** Maximum number of pages of points; CDEK has fewer in Russia. */
const MAX_PAGES = 100;

/** Optional details are left out if CDEK sends them in an unexpected form. */
const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');
const optionalId = z.string().min(1).nullish().catch(null);
const optionalCode = z.number().int().nullish().catch(null);
const createLenientArray = <Schema extends z.ZodType>(elementSchema: Schema) => z.array(elementSchema).nullish().catch(null);

const pointSchema = z.object({
  code: z.string().min(1),
  type: z.enum(['PVZ', 'POSTAMAT']),
  name: optionalText,
  uuid: optionalId,
  work_time: z.string().default(''),
  address_comment: z.string().nullish(),
  is_handout: z.boolean().default(true),
  is_dressing_room: z.boolean().default(false),
  phones: z.array(z.object({ number: z.string(), additional: optionalText })).default([]),
  email: optionalText,
  office_image_list: createLenientArray(z.object({ url: z.url({ protocol: /^https?$/ }) })),
  location: z.object({
    city: z.string(),
    address: z.string().min(1),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    city_uuid: optionalId,
    region_code: optionalCode,
    city_code: optionalCode,
    postal_code: optionalText,
    address_full: optionalText,
  }),
});

type CdekPoint = z.infer<typeof pointSchema>;

/** All points of CDEK that hand out parcels in the shop's cities. */
export class CdekPickupPoints implements PickupPointSource {
  readonly name = 'cdek';

  constructor(private readonly client: CdekClient) {}

  /** A CDEK server that ignores the page number returns all points each time, so a page without new points also ends the list. */
  async readAll(): Promise<SourcePoint[]> {
    const pointsByCode = new Map<string, SourcePoint>();
    /** Codes of the points on earlier pages, also of those that the shop does not serve. */
    const returnedCodes = new Set<string>();
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const rows = await this.#readPage(page);
      // A point in an unexpected form is skipped, so that the other points are still stored.
      const points = rows.flatMap((row) => pointSchema.safeParse(row).data ?? []);
      const hasNewPoints = points.some(({ code }) => !returnedCodes.has(code));
      for (const point of points) {
        returnedCodes.add(point.code);
        const sourcePoint = toSourcePoint(point);
        if (sourcePoint) pointsByCode.set(sourcePoint.code, sourcePoint);
      }
      if (rows.length < PAGE_SIZE || !hasNewPoints) break;
    }
    return [...pointsByCode.values()];
  }

  async #readPage(page: number): Promise<unknown[]> {
    const parameters = { country_code: 'RU', is_handout: 'true', size: String(PAGE_SIZE), page: String(page) };
    return z.array(z.unknown()).parse(await this.client.get('deliverypoints', parameters, computeDeadline(TIMEOUT_MS)));
  }
}

function toSourcePoint({ location, ...point }: CdekPoint): SourcePoint | undefined {
  const city = findCityByName(location.city, location);
  if (!city || !point.is_handout) return undefined;
  return {
    code: point.code,
    kind: point.type,
    cityId: city.id,
    address: location.address,
    directions: point.address_comment ?? '',
    hours: point.work_time,
    phone: point.phones[0]?.number ?? '',
    fittingRoom: point.type === 'PVZ' && point.is_dressing_room,
    latitude: location.latitude,
    longitude: location.longitude,
    details: toDetails({ ...point, location }),
  };
}

const toDetails = ({ name, uuid, email, phones, office_image_list: images, location }: CdekPoint): PointDetails => ({
  name,
  email,
  phones,
  uuid: uuid ?? null,
  images: images?.map(({ url }) => url) ?? [],
  cityUuid: location.city_uuid ?? null,
  regionCode: location.region_code ?? null,
  cityCode: location.city_code ?? null,
  postalCode: location.postal_code,
  addressFull: location.address_full,
});

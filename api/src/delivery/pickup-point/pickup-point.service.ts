import { Inject, Injectable } from '@nestjs/common';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { deliveryUnavailableError } from '../delivery-unavailable.rules.js';
import type { DeliveryCity } from '../location/cities.js';
import { cityNotFoundError } from '../location/city-search.rules.js';
import { LOCATIONS, type Locations } from '../location/locations.port.js';
import type { PickupPointsInput } from './pickup-point.input.js';
import type { PickupPoint, PickupPointList } from './pickup-point.model.js';
import { buildPointsStatement, selectKinds, selectPoint, selectPoints } from './pickup-point.queries.js';
import { pickupPointNotFoundError, requirePointArea } from './pickup-point.rules.js';
import { PickupPointRenewalService } from './pickup-point-renewal.service.js';
import { type PointRow, toPickupPoint } from './pickup-point-row.rules.js';

export interface PointWithCity {
  point: PickupPoint;
  city: DeliveryCity;
}

/** Reads the pickup points that the daily renewal has stored. */
@Injectable()
export class PickupPointService {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(LOCATIONS) private readonly locations: Locations,
    private readonly renewal: PickupPointRenewalService,
  ) {}

  async list({ kind, fittingRoom, pagination, ...areaInput }: PickupPointsInput): Promise<PickupPointList> {
    const area = requirePointArea(areaInput);
    const page = requirePage(pagination);
    const filter = { kind: kind ?? null, fittingRoom: fittingRoom === true };
    if ('cityId' in area && !(await this.locations.findCity(area.cityId))) throw cityNotFoundError();
    const select = () => selectPoints(this.prisma, buildPointsStatement(area, filter, page));
    const foundPage = await select();
    const { total, rows } = foundPage.total > 0 ? foundPage : await this.#selectAfterRenewal(select);
    return { items: await Promise.all(rows.map((row) => this.#toPoint(row))), pagination: toPagination(page, total) };
  }

  /** Returns the kinds of open points in a city; an empty list if no point is open. */
  listKinds(cityId: string): Promise<PickupPointKind[]> {
    return selectKinds(this.prisma, cityId);
  }

  /** Returns an open point and its city. Throws BAD_USER_INPUT for an unknown or closed one. */
  async find(code: string): Promise<PointWithCity> {
    const select = async () => this.toPointWithCity(await selectPoint(this.prisma, code));
    const foundPoint = (await select()) ?? (await this.#selectAfterRenewal(select));
    if (!foundPoint) throw pickupPointNotFoundError();
    return foundPoint;
  }

  /** Returns a point that was read by `selectOpenPoint`, and its city. Null without a point, or if nothing is delivered to its city. */
  async toPointWithCity(row: PointRow | null): Promise<PointWithCity | null> {
    const city = row && (await this.locations.findCity(row.cityId));
    return row && city ? { point: toPickupPoint(row, city), city } : null;
  }

  /**
   * Repeats a search without results. No point is stored until the first renewal has succeeded, so this method waits for that renewal,
   * which may also have succeeded since the first search.
   */
  async #selectAfterRenewal<Found>(select: () => Promise<Found>): Promise<Found> {
    const lastRenewal = await this.prisma.client.pickupPointRenewal.findFirst({ select: { source: true } });
    if (!lastRenewal && !(await this.renewal.renewInTime())) throw deliveryUnavailableError();
    return select();
  }

  async #toPoint(row: PointRow): Promise<PickupPoint> {
    return toPickupPoint(row, await this.locations.findCity(row.cityId));
  }
}

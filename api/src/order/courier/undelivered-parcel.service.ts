import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ParcelTracking } from '../../delivery/tracking/parcel-tracking.model.js';
import { type PagedInput, Pagination, requirePage, toPagination } from '../../platform/input/pagination.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { readRows } from '../../platform/prisma/sql.js';
import { Metrics } from '../../platform/process/metrics.js';
import { inTransitStatuses } from '../status/order-status.rules.js';

@ObjectType({ description: 'A parcel that was not handed out, and whose units still count as underway' })
class UndeliveredParcel extends ParcelTracking {
  @Field(() => ID, { description: 'Id of the order' })
  orderId!: string;

  @Field(() => [ID], { description: 'Lines of the order that are in the parcel' })
  itemIds!: string[];
}

@ObjectType({ description: 'A page of parcels that were not handed out, the latest problem first' })
export class UndeliveredParcelList {
  @Field(() => [UndeliveredParcel], { description: 'Items of this page' })
  items!: UndeliveredParcel[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

const undeliveredParcelsSql = Prisma.sql`parcel_tracking AS parcel JOIN order_item AS item ON item.track_code = parcel.track_code
  WHERE parcel.problem IS NOT NULL AND item.status::text = ANY(${[...inTransitStatuses]}::text[])`;

/** Parcels that the carrier could not hand out, until a manager has decided on their units. */
@Injectable()
export class UndeliveredParcelService implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly prisma: PrismaService,
  ) {}

  onModuleInit(): void {
    const gauge = {
      name: 'meet_parcels_undelivered',
      help: 'Parcels that the carrier could not hand out and whose units count as underway',
    };
    this.metrics.registerGauge(gauge, () => this.#count());
  }

  async list({ pagination }: PagedInput): Promise<UndeliveredParcelList> {
    const page = requirePage(pagination);
    const [total, items] = await Promise.all([this.#count(), this.#select(page)]);
    return { items, pagination: toPagination(page, total) };
  }

  async #count(): Promise<number> {
    const [row] = await readRows<{ count: number }>(
      this.prisma,
      Prisma.sql`SELECT count(DISTINCT (item.order_id, parcel.track_code))::int AS count FROM ${undeliveredParcelsSql}`,
    );
    return row?.count ?? 0;
  }

  #select({ page, limit }: { page: number; limit: number }): Promise<UndeliveredParcel[]> {
    return readRows<UndeliveredParcel>(
      this.prisma,
      Prisma.sql`
      SELECT parcel.track_code AS "trackCode", parcel.problem::text AS problem, parcel.carrier_status AS "carrierStatus",
        parcel.status_at AS "statusAt", parcel.return_track_code AS "returnTrackCode", parcel.checked_at AS "checkedAt",
        item.order_id AS "orderId", array_agg(item.id::text ORDER BY item.position) AS "itemIds"
      FROM ${undeliveredParcelsSql}
      GROUP BY parcel.track_code, item.order_id
      ORDER BY parcel.status_at DESC NULLS LAST, parcel.track_code, item.order_id
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    );
  }
}

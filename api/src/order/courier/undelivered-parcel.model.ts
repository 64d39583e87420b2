import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ParcelTracking } from '../../delivery/shipment/parcel-tracking.model.js';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType({ description: 'A parcel that was not handed out, and whose units still count as underway' })
export class UndeliveredParcel extends ParcelTracking {
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

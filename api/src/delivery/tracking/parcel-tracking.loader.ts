import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { ParcelTracking } from './parcel-tracking.model.js';

/** Loads the latest reported status of parcels, by track code. */
@Injectable()
export class ParcelTrackingLoader extends BatchLoader<string, ParcelTracking | null> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(trackCodes: readonly string[]): Promise<Map<string, ParcelTracking>> {
    const rows = await this.prisma.client.parcelTracking.findMany({ where: { trackCode: { in: [...trackCodes] } } });
    return new Map(rows.map((row) => [row.trackCode, row]));
  }
}

import type { Size } from '../options.ts';
import { computeCpuRatio, judge, type Row, sumCpu } from './report.ts';

const minThroughputShare = 0.8;
const maxListingCostRatio = 1.2;
const listings = ['cards', 'filtered', 'catalog'];
/** How much more CPU time an uncached request may cost in the larger shop, in milliseconds, by scenario. */
const maxGrowthMs: Record<string, number> = { 'distinct-cards': 0.4, 'distinct-filtered': 0.6, 'distinct-search': 0.6 };

/** Judges the larger shop of each pair by its throughput and by the CPU time of its requests, relative to the smaller shop. */
export function judgeSizes(
  pairs: readonly (readonly [small: Row, large: Row])[],
  { small, large }: { small: Size; large: Size },
): string[] {
  return pairs.flatMap(([smallRow, largeRow]) => {
    const cost = computeCpuRatio(largeRow, smallRow);
    const throughput = { what: `${smallRow.scenario}, requests per second`, figure: largeRow.requestsASecond / smallRow.requestsASecond };
    const [smallCpu, largeCpu, max] = [sumCpu(smallRow), sumCpu(largeRow), maxGrowthMs[smallRow.scenario]];
    const isDistinct = large.products > small.products && smallCpu !== undefined && largeCpu !== undefined && max !== undefined;
    const isListing = listings.includes(smallRow.scenario) && cost !== undefined;
    return [
      ...(large.products > small.products ? [judge({ ...throughput, least: minThroughputShare })] : []),
      ...(large.units > small.units && isListing
        ? [judge({ what: `${smallRow.scenario}, CPU per request`, figure: cost, most: maxListingCostRatio })]
        : []),
      ...(isDistinct
        ? [
            judge({
              what: `${smallRow.scenario}, CPU per request above that of the small shop, ms`,
              figure: largeCpu - smallCpu,
              most: max,
            }),
          ]
        : []),
    ];
  });
}

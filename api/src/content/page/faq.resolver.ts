import { Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { FaqEntry } from './faq.model.js';
import { FaqService } from './faq.service.js';

@Resolver(() => FaqEntry)
export class FaqResolver {
  constructor(private readonly faq: FaqService) {}

  @Query(() => [FaqEntry], { description: 'Frequent questions with answers, sorted' })
  @CachedUntilChange('READ')
  faqList(): Promise<FaqEntry[]> {
    return this.faq.list();
  }
}

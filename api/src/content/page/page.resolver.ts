import { Args, Query, Resolver } from '@nestjs/graphql';
import { SlugInput } from '../../platform/input/slug.input.js';
import { FaqEntry, Page } from './page.model.js';
import { PageService } from './page.service.js';

@Resolver(() => Page)
export class PageResolver {
  constructor(private readonly pages: PageService) {}

  @Query(() => Page, { nullable: true, description: 'One information page; null where none of that slug is published' })
  page(@Args('dto', { type: () => SlugInput, description: 'Which page' }) { slug }: SlugInput): Promise<Page | null> {
    return this.pages.find(slug);
  }

  @Query(() => [FaqEntry], { description: 'Frequent questions with their answers, in their order' })
  faqList(): Promise<FaqEntry[]> {
    return this.pages.faq();
  }
}

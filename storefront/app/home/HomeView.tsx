import { DeferredPart } from '../platform/lazy/DeferredPart.tsx';
import type { Deferred } from '../platform/lazy/defer.ts';
import { CategoryIndex } from './category/CategoryIndex.tsx';
import type { CategoryFacts } from './category/category-facts.rules.ts';
import { HomeBelow, type HomeBelowParts } from './HomeBelow.tsx';
import { Hero } from './hero/Hero.tsx';
import type { HeroGoods } from './hero/hero.rules.ts';

/** Data of the home page. Each part may be missing or streamed. */
export interface HomeParts extends HomeBelowParts {
  hero: readonly HeroGoods[];
  categories: Deferred<CategoryFacts>;
}

const indexWithoutFacts = <CategoryIndex facts={null} />;

/** The home page: hero, categories and product sections. */
export function HomeView({ hero, categories, ...below }: HomeParts) {
  return (
    <>
      <Hero products={hero} />
      <DeferredPart of={categories} waiting={indexWithoutFacts} without={indexWithoutFacts}>
        {(facts) => <CategoryIndex facts={facts} />}
      </DeferredPart>
      <HomeBelow {...below} />
    </>
  );
}

import { css } from '@emotion/react';
import { CategoryMenu } from '@meet/ui-kit/category-menu';
import { hidden } from '@meet/ui-kit/hidden';
import { directoryHref, useDirectories } from '../catalog/directory/directories.ts';
import { DeferredPart } from '../platform/lazy/DeferredPart.tsx';
import type { Deferred } from '../platform/lazy/defer.ts';
import { section, wrap } from '../platform/theme/layout-style.ts';
import type { CategoryFacts } from './category-facts.rules.ts';
import { Hero } from './Hero.tsx';
import { HomeBelow, type HomeBelowParts } from './HomeBelow.tsx';
import type { HeroGoods } from './hero.rules.ts';

const root = css(wrap, section);

interface CategoryIndexProps {
  /** Counts and pictures. If null, only names are shown. */
  facts: CategoryFacts | null;
}

/** The index of categories in large letters. */
function CategoryIndex({ facts }: CategoryIndexProps) {
  const directories = useDirectories();
  if (directories.length === 0) return null;
  const categories = directories.map((directory) => ({
    ...directory,
    count: facts?.counts[directory.slug],
    picture: facts?.pictures[directory.slug],
  }));
  return (
    <section css={root}>
      <h2 css={hidden}>Категории</h2>
      <CategoryMenu variant="index" label="Категории" categories={categories} getHref={directoryHref} />
    </section>
  );
}

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

import { css } from '@emotion/react';
import { CategoryMenu } from '@meet/ui-kit/category-menu';
import { hidden } from '@meet/ui-kit/hidden';
import { buildDirectoryHref, useDirectories } from '../catalog/directory/directories.ts';
import { DeferredPart } from '../platform/lazy/DeferredPart.tsx';
import type { Deferred } from '../platform/lazy/defer.ts';
import { section, wrap } from '../platform/theme/layout-style.ts';
import type { CategorySummary } from './category-summary.rules.ts';
import { Hero } from './Hero.tsx';
import { type HomeSectionParts, HomeSections } from './HomeSections.tsx';
import type { HeroProduct } from './hero.rules.ts';

const root = css(wrap, section);

interface CategoryIndexProps {
  /** If null, only the names of the categories are shown. */
  summary: CategorySummary | null;
}

/** Categories in large letters, with pictures and numbers of products once these have loaded. */
function CategoryIndex({ summary }: CategoryIndexProps) {
  const directories = useDirectories();
  if (directories.length === 0) return null;
  const categories = directories.map((directory) => ({
    ...directory,
    count: summary?.counts[directory.slug],
    picture: summary?.pictures[directory.slug],
  }));
  return (
    <section css={root}>
      <h2 css={hidden}>Категории</h2>
      <CategoryMenu variant="index" label="Категории" categories={categories} getHref={buildDirectoryHref} />
    </section>
  );
}

/** Data of the home page. Each part may be missing or streamed. */
export interface HomeParts extends HomeSectionParts {
  hero: readonly HeroProduct[];
  categories: Deferred<CategorySummary>;
}

const categoryIndexFallback = <CategoryIndex summary={null} />;

export function HomeView({ hero, categories, ...sectionParts }: HomeParts) {
  return (
    <>
      <Hero products={hero} />
      <DeferredPart deferred={categories} placeholder={categoryIndexFallback} fallback={categoryIndexFallback}>
        {(summary) => <CategoryIndex summary={summary} />}
      </DeferredPart>
      <HomeSections {...sectionParts} />
    </>
  );
}

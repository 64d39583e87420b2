export { CategoryMenu, type CategoryMenuProps } from './CategoryMenu.tsx';
export type { CategoryGroup, MenuCategory } from './category-rules.ts';

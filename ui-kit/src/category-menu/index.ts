export { CategoryMenu, type CategoryMenuProps } from './CategoryMenu.tsx';
export type { MenuCategory } from './category-rules.ts';

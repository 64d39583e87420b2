export { type SizeGrid, SizeGuide, type SizeGuideProps, type SizeGuideRow } from './SizeGuide.tsx';

export { Table, type TableColumn, type TableProps, type TableRow, type TableSort } from './Table.tsx';

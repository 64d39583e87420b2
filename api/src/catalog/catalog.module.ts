import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.js';
import { ProductImagesResolver } from './attribute/product-images.resolver.js';
import { BrandResolver } from './brand/brand.resolver.js';
import { BrandService } from './brand/brand.service.js';
import { CollectionResolver } from './collection/collection.resolver.js';
import { CollectionService } from './collection/collection.service.js';
import { CollectionProductsLoader } from './collection/collection-products.loader.js';
import { DirectoryResolver } from './directory/directory.resolver.js';
import { DirectoryService } from './directory/directory.service.js';
import { ProductItemResolver } from './item/product-item.resolver.js';
import { ProductItemService } from './item/product-item.service.js';
import { UnitProductLoader } from './item/unit-product.loader.js';
import { ProductLoader } from './product/product.loader.js';
import { ProductResolver } from './product/product.resolver.js';
import { ProductService } from './product/product.service.js';
import { ProductReader } from './product/product-reader.service.js';
import { RecentSalesResolver } from './product/recent-sales.resolver.js';
import { RecentSalesService } from './product/recent-sales.service.js';
import { SameModelLoader } from './product/same-model.loader.js';
import { SameModelResolver } from './product/same-model.resolver.js';
import { SizeGridResolver } from './size/size-grid.resolver.js';
import { SizeGridService } from './size/size-grid.service.js';
import { StockResolver } from './stock/stock.resolver.js';
import { StockService } from './stock/stock.service.js';

const loaders = [CollectionProductsLoader, ProductLoader, SameModelLoader, UnitProductLoader];

const services = [
  BrandService,
  CollectionService,
  DirectoryService,
  ProductItemService,
  ProductReader,
  ProductService,
  RecentSalesService,
  SizeGridService,
  StockService,
];

@Module({
  imports: [PriceModule],
  providers: [
    ...loaders,
    ...services,
    BrandResolver,
    CollectionResolver,
    DirectoryResolver,
    ProductImagesResolver,
    ProductItemResolver,
    ProductResolver,
    RecentSalesResolver,
    SameModelResolver,
    SizeGridResolver,
    StockResolver,
  ],
  exports: [DirectoryService, ProductItemService, ProductLoader],
})
export class CatalogModule {}

import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.js';
import { BadgeLoader } from './attribute/badge.loader.js';
import { ProductColourLoader } from './attribute/product-colour.loader.js';
import { ProductImageLoader } from './attribute/product-image.loader.js';
import { ProductPropertiesLoader } from './attribute/product-properties.loader.js';
import { BrandLoader } from './brand/brand.loader.js';
import { BrandResolver } from './brand/brand.resolver.js';
import { BrandService } from './brand/brand.service.js';
import { CollectionResolver } from './collection/collection.resolver.js';
import { CollectionService } from './collection/collection.service.js';
import { CollectionProductsLoader } from './collection/collection-products.loader.js';
import { DirectoryFilterLoader, DirectoryLoader } from './directory/directory.loader.js';
import { DirectoryResolver } from './directory/directory.resolver.js';
import { DirectoryService } from './directory/directory.service.js';
import { DisplayedUnitLoader } from './item/displayed-unit.loader.js';
import { ProductItemLoader } from './item/product-item.loader.js';
import { ProductItemResolver } from './item/product-item.resolver.js';
import { ProductItemService } from './item/product-item.service.js';
import { ProductOffersResolver } from './item/product-offers.resolver.js';
import { UnitProductLoader } from './item/unit-product.loader.js';
import { ProductLoader } from './product/product.loader.js';
import { ProductResolver } from './product/product.resolver.js';
import { ProductService } from './product/product.service.js';
import { ProductPartsResolver } from './product/product-parts.resolver.js';
import { RecentSalesResolver } from './product/recent-sales.resolver.js';
import { RecentSalesService } from './product/recent-sales.service.js';
import { SameModelLoader } from './product/same-model.loader.js';
import { SameModelResolver } from './product/same-model.resolver.js';
import { DirectoryTypesLoader, ProductSubTypeLoader, ProductTypeLoader, SubTypesOfTypeLoader } from './product-type/product-type.loader.js';
import { ProductTypeResolver } from './product-type/product-type.resolver.js';
import { ProductSizeLoader } from './size/product-size.loader.js';
import { ProductSizeResolver } from './size/product-size.resolver.js';
import { SizeGridResolver } from './size/size-grid.resolver.js';
import { SizeGridService } from './size/size-grid.service.js';

const loaders = [
  BadgeLoader,
  BrandLoader,
  CollectionProductsLoader,
  DirectoryFilterLoader,
  DirectoryLoader,
  DirectoryTypesLoader,
  DisplayedUnitLoader,
  ProductColourLoader,
  ProductImageLoader,
  ProductItemLoader,
  ProductLoader,
  ProductPropertiesLoader,
  ProductSizeLoader,
  ProductSubTypeLoader,
  ProductTypeLoader,
  SameModelLoader,
  SubTypesOfTypeLoader,
  UnitProductLoader,
];

const services = [
  BrandService,
  CollectionService,
  DirectoryService,
  ProductItemService,
  ProductService,
  RecentSalesService,
  SizeGridService,
];

@Module({
  imports: [PriceModule],
  providers: [
    ...loaders,
    ...services,
    BrandResolver,
    CollectionResolver,
    DirectoryResolver,
    ProductItemResolver,
    ProductOffersResolver,
    ProductPartsResolver,
    ProductResolver,
    ProductSizeResolver,
    ProductTypeResolver,
    RecentSalesResolver,
    SameModelResolver,
    SizeGridResolver,
  ],
  exports: [DirectoryFilterLoader, DirectoryService, ProductItemService, ProductLoader],
})
export class CatalogModule {}

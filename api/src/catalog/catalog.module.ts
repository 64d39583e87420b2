import { Module } from '@nestjs/common';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { BadgeLoader } from './badge.loader.js';
import { BrandLoader } from './brand.loader.js';
import { BrandResolver } from './brand.resolver.js';
import { BrandService } from './brand.service.js';
import { CollectionResolver } from './collection.resolver.js';
import { CollectionService } from './collection.service.js';
import { CollectionProductsLoader } from './collection-products.loader.js';
import { DirectoryFilterLoader, DirectoryLoader } from './directory.loader.js';
import { DirectoryResolver } from './directory.resolver.js';
import { DirectoryService } from './directory.service.js';
import { PriceDetailsResolver } from './price-details.resolver.js';
import { ProductLoader } from './product.loader.js';
import { ProductResolver } from './product.resolver.js';
import { ProductService } from './product.service.js';
import { ProductColourLoader } from './product-colour.loader.js';
import { ProductImageLoader } from './product-image.loader.js';
import { ProductItemLoader } from './product-item.loader.js';
import { ProductItemResolver } from './product-item.resolver.js';
import { ProductItemService } from './product-item.service.js';
import { ProductOffersResolver } from './product-offers.resolver.js';
import { ProductPartsResolver } from './product-parts.resolver.js';
import { ProductPropertiesLoader } from './product-properties.loader.js';
import { ProductSizeLoader } from './product-size.loader.js';
import { DirectoryTypesLoader, ProductSubTypeLoader, ProductTypeLoader, SubTypesOfTypeLoader } from './product-type.loader.js';
import { ProductTypeResolver } from './product-type.resolver.js';
import { RecentSalesResolver } from './recent-sales.resolver.js';
import { RecentSalesService } from './recent-sales.service.js';
import { SameModelLoader } from './same-model.loader.js';
import { SameModelResolver } from './same-model.resolver.js';
import { SizeGridResolver } from './size-grid.resolver.js';
import { SizeGridService } from './size-grid.service.js';

const loaders = [
  BadgeLoader,
  BrandLoader,
  CollectionProductsLoader,
  DirectoryFilterLoader,
  DirectoryLoader,
  DirectoryTypesLoader,
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
  imports: [LoyaltyModule],
  providers: [
    ...loaders,
    ...services,
    BrandResolver,
    CollectionResolver,
    DirectoryResolver,
    PriceDetailsResolver,
    ProductItemResolver,
    ProductOffersResolver,
    ProductPartsResolver,
    ProductResolver,
    ProductTypeResolver,
    RecentSalesResolver,
    SameModelResolver,
    SizeGridResolver,
  ],
  exports: [DirectoryFilterLoader, DirectoryService, ProductLoader],
})
export class CatalogModule {}

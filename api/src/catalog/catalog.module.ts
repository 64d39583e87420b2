import { Module } from '@nestjs/common';
import { ImageModule } from '../images/image.module.js';
import { PriceModule } from '../price/price.module.js';
import { CatalogAdminService } from './admin/catalog-admin.service.js';
import { BadgeAdminResolver } from './attribute/badge.admin.js';
import { ColourAdminResolver } from './attribute/colour.admin.js';
import { ProductImagesResolver } from './attribute/image.resolver.js';
import { BrandAdminResolver } from './brand/brand.admin.js';
import { BrandResolver } from './brand/brand.resolver.js';
import { BrandService } from './brand/brand.service.js';
import { CollectionAdminResolver } from './collection/collection.admin.js';
import { CollectionResolver } from './collection/collection.resolver.js';
import { CollectionService } from './collection/collection.service.js';
import { CollectionProductsLoader } from './collection/collection-products.loader.js';
import { DirectoryAdminResolver } from './directory/directory.admin.js';
import { DirectoryResolver } from './directory/directory.resolver.js';
import { DirectoryService } from './directory/directory.service.js';
import { CatalogExportController } from './exchange/over-http/catalog-export.controller.js';
import { CatalogExportService } from './exchange/over-http/catalog-export.service.js';
import { CatalogImportController } from './exchange/over-http/catalog-import.controller.js';
import { CatalogImportResolver } from './exchange/over-http/catalog-import.resolver.js';
import { CatalogImportService } from './exchange/over-http/catalog-import.service.js';
import { CatalogImportRetentionService } from './exchange/over-http/catalog-import-retention.service.js';
import { DryRunChangesService } from './exchange/over-http/dry-run-changes.service.js';
import { RunImportService } from './exchange/over-http/run-import.service.js';
import { ProductItemResolver } from './item/product-item.resolver.js';
import { ProductItemService } from './item/product-item.service.js';
import { UnitProductLoader } from './item/unit-product.loader.js';
import { ProductLoader } from './product/product.loader.js';
import { ProductResolver } from './product/product.resolver.js';
import { ProductService } from './product/product.service.js';
import { ProductReader } from './product/product-reader.service.js';
import { RecentSalesResolver } from './product/recent-sales.resolver.js';
import { RecentSalesService } from './product/recent-sales.service.js';
import { SameModelLoader, SameModelResolver } from './product/same-model.resolver.js';
import { ProductAdminResolver } from './product-admin/product-admin.resolver.js';
import { ProductAdminService } from './product-admin/product-admin.service.js';
import { SaveProductService } from './product-admin/save-product.service.js';
import { ProductFeedResolver } from './product-feed/product-feed.resolver.js';
import { ProductFeedService } from './product-feed/product-feed.service.js';
import { FetchPicturesService } from './remote-picture/fetch-pictures.service.js';
import { PictureDownload } from './remote-picture/picture-download.js';
import { RemotePictureResolver } from './remote-picture/remote-picture.resolver.js';
import { RemotePictureService } from './remote-picture/remote-picture.service.js';
import { RemotePictureRetentionService } from './remote-picture/remote-picture-retention.service.js';
import { SizeAdminResolver } from './size/size.admin.js';
import { SizeGridAdminResolver } from './size/size-grid.admin.js';
import { SizeGridResolver } from './size/size-grid.resolver.js';
import { SizeGridService } from './size/size-grid.service.js';
import { StockResolver } from './stock/stock.resolver.js';
import { StockService } from './stock/stock.service.js';

const loaders = [CollectionProductsLoader, ProductLoader, SameModelLoader, UnitProductLoader];

const adminResolvers = [
  BadgeAdminResolver,
  BrandAdminResolver,
  CollectionAdminResolver,
  ColourAdminResolver,
  DirectoryAdminResolver,
  ProductAdminResolver,
  ProductFeedResolver,
  RemotePictureResolver,
  SizeAdminResolver,
  SizeGridAdminResolver,
];

const services = [
  BrandService,
  CatalogExportService,
  CatalogImportRetentionService,
  CatalogImportService,
  CollectionService,
  CatalogAdminService,
  DryRunChangesService,
  DirectoryService,
  FetchPicturesService,
  PictureDownload,
  ProductAdminService,
  ProductFeedService,
  ProductItemService,
  ProductReader,
  ProductService,
  RecentSalesService,
  RemotePictureRetentionService,
  RemotePictureService,
  RunImportService,
  SaveProductService,
  SizeGridService,
  StockService,
];

@Module({
  imports: [ImageModule, PriceModule],
  controllers: [CatalogExportController, CatalogImportController],
  providers: [
    ...loaders,
    ...services,
    ...adminResolvers,
    BrandResolver,
    CatalogImportResolver,
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

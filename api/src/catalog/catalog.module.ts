import { Module } from '@nestjs/common';
import { BrandLoader } from './brand.loader.js';
import { DirectoryLoader } from './directory.loader.js';
import { DirectoryResolver } from './directory.resolver.js';
import { DirectoryService } from './directory.service.js';
import { ProductLoader } from './product.loader.js';
import { ProductResolver } from './product.resolver.js';
import { ProductService } from './product.service.js';
import { ProductColourLoader } from './product-colour.loader.js';
import { ProductImageLoader } from './product-image.loader.js';
import { ProductItemLoader } from './product-item.loader.js';

@Module({
  providers: [
    BrandLoader,
    DirectoryLoader,
    DirectoryResolver,
    DirectoryService,
    ProductColourLoader,
    ProductImageLoader,
    ProductItemLoader,
    ProductLoader,
    ProductResolver,
    ProductService,
  ],
  exports: [ProductLoader],
})
export class CatalogModule {}

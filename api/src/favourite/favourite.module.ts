import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { FavouriteResolver } from './favourite.resolver.js';
import { FavouriteService } from './favourite.service.js';
import { FavouritePersonalDataService } from './favourite-personal-data.service.js';

@Module({
  imports: [AccountModule, CatalogModule],
  providers: [FavouritePersonalDataService, FavouriteResolver, FavouriteService],
})
export class FavouriteModule {}

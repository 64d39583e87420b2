import { Module } from '@nestjs/common';
import { ImageModule } from '../images/image.module.js';
import { BlogResolver } from './blog/blog.resolver.js';
import { BlogService } from './blog/blog.service.js';
import { ContentDeskResolver } from './desk/content-desk.resolver.js';
import { ContentDeskService } from './desk/content-desk.service.js';
import { ContentListsResolver } from './desk/content-lists.resolver.js';
import { ContentListsService } from './desk/content-lists.service.js';
import { MobileAppController } from './mobile-app/mobile-app.controller.js';
import { PageResolver } from './page/page.resolver.js';
import { PageService } from './page/page.service.js';
import { RouteResolver } from './route/route.resolver.js';
import { RouteService } from './route/route.service.js';
import { SitemapResolver } from './sitemap/sitemap.resolver.js';
import { SitemapService } from './sitemap/sitemap.service.js';

const desk = [ContentDeskResolver, ContentDeskService, ContentListsResolver, ContentListsService];

@Module({
  imports: [ImageModule],
  controllers: [MobileAppController],
  providers: [...desk, BlogResolver, BlogService, PageResolver, PageService, RouteResolver, RouteService, SitemapResolver, SitemapService],
})
export class ContentModule {}

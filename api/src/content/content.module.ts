import { Module } from '@nestjs/common';
import { BlogResolver } from './blog/blog.resolver.js';
import { BlogService } from './blog/blog.service.js';
import { MobileAppController } from './mobile-app/mobile-app.controller.js';
import { PageResolver } from './page/page.resolver.js';
import { PageService } from './page/page.service.js';
import { RouteResolver } from './route/route.resolver.js';
import { RouteService } from './route/route.service.js';
import { SitemapResolver } from './sitemap/sitemap.resolver.js';
import { SitemapService } from './sitemap/sitemap.service.js';

@Module({
  controllers: [MobileAppController],
  providers: [BlogResolver, BlogService, PageResolver, PageService, RouteResolver, RouteService, SitemapResolver, SitemapService],
})
export class ContentModule {}

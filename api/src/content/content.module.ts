import { Module } from '@nestjs/common';
import { BlogResolver } from './blog.resolver.js';
import { BlogService } from './blog.service.js';
import { MobileAppController } from './mobile-app.controller.js';
import { PageResolver } from './page.resolver.js';
import { PageService } from './page.service.js';
import { RouteResolver } from './route.resolver.js';
import { RouteService } from './route.service.js';
import { SitemapResolver } from './sitemap.resolver.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  controllers: [MobileAppController],
  providers: [BlogResolver, BlogService, PageResolver, PageService, RouteResolver, RouteService, SitemapResolver, SitemapService],
})
export class ContentModule {}

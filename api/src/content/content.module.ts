import { Module } from '@nestjs/common';
import { ImageModule } from '../images/image.module.js';
import { ContentAdminResolver } from './admin/content-admin.resolver.js';
import { ContentAdminService } from './admin/content-admin.service.js';
import { ContentListsResolver } from './admin/content-lists.resolver.js';
import { ContentListsService } from './admin/content-lists.service.js';
import { BlogResolver } from './blog/blog.resolver.js';
import { BlogService } from './blog/blog.service.js';
import { FaqResolver } from './faq.resolver.js';
import { FaqService } from './faq.service.js';
import { MobileAppController } from './mobile-app.controller.js';
import { PageResolver } from './page.resolver.js';
import { PageService } from './page.service.js';
import { RouteResolver } from './route.resolver.js';
import { RouteService } from './route.service.js';
import { SitemapResolver } from './sitemap.resolver.js';
import { SitemapService } from './sitemap.service.js';

const adminProviders = [ContentAdminResolver, ContentAdminService, ContentListsResolver, ContentListsService];

@Module({
  imports: [ImageModule],
  controllers: [MobileAppController],
  providers: [
    ...adminProviders,
    BlogResolver,
    BlogService,
    FaqResolver,
    FaqService,
    PageResolver,
    PageService,
    RouteResolver,
    RouteService,
    SitemapResolver,
    SitemapService,
  ],
})
export class ContentModule {}

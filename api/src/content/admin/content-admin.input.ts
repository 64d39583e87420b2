import { Field, GraphQLISODateTime, ID, InputType, Int } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';

const versionDescription = '`updatedAt` as the editor last read it; omit it for a new object';
const safeHtmlDescription = 'HTML. Whatever could run, such as scripts and event handlers, is removed';

@InputType({ description: 'What every save compares', isAbstract: true })
class VersionedInput {
  @Field(() => GraphQLISODateTime, { nullable: true, description: versionDescription })
  updatedAt?: Date | null;
}

@InputType({ description: 'An information page as a whole' })
export class SavePageInput extends VersionedInput {
  @Field(() => String, { description: 'Identifies the page. To rename a page, save it under the new slug and remove the old one' })
  slug!: string;

  @Field(() => String, { description: 'Title for shoppers, up to 300 characters' })
  title!: string;

  @Field(() => String, { description: `Text as ${safeHtmlDescription}` })
  html!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of publication. If omitted, a new page is published at once, and an existing one keeps its time',
  })
  publishedAt?: Date | null;
}

@InputType({ description: 'A frequent question as a whole' })
export class SaveFaqEntryInput extends VersionedInput {
  @Field(() => ID, { nullable: true, description: 'Id of the question; omit it for a new one' })
  id?: string | null;

  @Field(() => String, { description: 'Question as plain text, up to 300 characters; unique among the entries' })
  question!: string;

  @Field(() => String, { description: `Answer as ${safeHtmlDescription}` })
  answerHtml!: string;

  @Field(() => Int, { description: 'Sort position, ascending' })
  position!: number;
}

@InputType({ description: 'A blog article as a whole' })
export class SaveBlogArticleInput extends VersionedInput {
  @Field(() => String, { description: 'Identifies the article in URLs: /blog/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'Title for shoppers, up to 300 characters' })
  title!: string;

  @Field(() => String, { defaultValue: '', description: 'Summary in a sentence or two, up to 1,000 characters' })
  description!: string;

  @Field(() => String, { description: `Article as ${safeHtmlDescription}` })
  html!: string;

  @Field(() => ID, { nullable: true, description: 'An upload of the editor that becomes the poster' })
  posterUploadId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the poster, unless an upload replaces it. Without either, the article has no poster',
  })
  posterKey?: string | null;

  @Field(() => String, { nullable: true, description: 'Title for search engines' })
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'Description for search engines' })
  seoDescription?: string | null;

  @Field(() => String, { nullable: true, description: 'Keywords for search engines' })
  seoKeywords?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of publication. If omitted, a new article is published at once, and an existing one keeps its time',
  })
  publishedAt?: Date | null;
}

@InputType({ description: 'Metadata of the page at one path as a whole' })
export class SaveUrlMetadataInput extends VersionedInput {
  @Field(() => String, { description: 'Path of the page' })
  url!: string;

  @Field(() => String, { defaultValue: '', description: 'Name of the page' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: "Title; if empty, the page's own" })
  title!: string;

  @Field(() => String, { defaultValue: '', description: "Description; if empty, the page's own" })
  description!: string;

  @Field(() => String, { defaultValue: '', description: 'Keywords' })
  keywords!: string;
}

@InputType({ description: 'A redirect as a whole' })
export class SaveRedirectRuleInput extends VersionedInput {
  @Field(() => String, { description: 'Path to redirect. It identifies the rule' })
  fromPath!: string;

  @Field(() => String, { description: 'Path within the shop, or an absolute URL of one of the origins in REDIRECT_ORIGINS' })
  target!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Permanent (301) if true, otherwise temporary (302)' })
  permanent!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it redirects' })
  active!: boolean;
}

@InputType({ description: 'Something to remove, by its slug, path or id' })
export class RemoveContentInput {
  @Field(() => ID, { description: 'Slug of a page or article, path of metadata or of a redirect, id of a question' })
  key!: string;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` that the editor has read' })
  updatedAt!: Date;
}

@InputType({ description: 'What to list for editors' })
export class ContentListInput extends PagedInput {
  @Field(() => String, { nullable: true, description: 'Only objects whose title, slug or path contains this text; case is ignored' })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Former name of `query`', deprecationReason: 'Use query; until 2027-03-31' })
  text?: string | null;
}

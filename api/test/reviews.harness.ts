import { bearer, type SignedIn, signIn, signInStaff } from '../src/auth/session/sessions.harness.js';
import { createPhotograph, upload as uploadAs } from '../src/images/upload/uploads.harness.js';
import type { AccessLevel } from '../src/platform/prisma/generated/enums.js';
import type { GraphqlResponse, TestApi } from './test-api.harness.js';

export interface ReviewResponse {
  id: string;
  productId: string;
  user: { name: string };
  rating: number;
  advantages: string;
  disadvantages: string;
  text: string;
  state: string;
  isBought: boolean;
  usefulCount: number;
  isUseful: boolean | null;
  photos: { id: string; reviewId: string; key: string; url: string }[];
  createdAt: string;
  updatedAt: string;
}

export const REVIEW_FIELDS = `id productId user { name } rating advantages disadvantages text state isBought usefulCount isUseful
  photos { id reviewId key url } createdAt updatedAt`;

const inputTypes = {
  createReview: 'CreateReviewInput',
  editReview: 'EditReviewInput',
  removeReview: 'RemoveReviewInput',
  voteForReview: 'VoteForReviewInput',
  setReviewState: 'SetReviewStateInput',
  ownReview: 'OwnReviewInput',
} as const;

/** Writes, votes on and moderates reviews over the API, as clients do. */
export class Reviews {
  constructor(private readonly api: TestApi) {}

  async ask(
    operation: keyof typeof inputTypes,
    dto: object,
    session?: SignedIn,
  ): Promise<GraphqlResponse<{ review: ReviewResponse | null }>> {
    const kind = operation === 'ownReview' ? 'query' : 'mutation';
    const query = `${kind} ($dto: ${inputTypes[operation]}!) { review: ${operation}(dto: $dto) { ${REVIEW_FIELDS} } }`;
    const response = await this.api.post({ query, variables: { dto } }, session ? bearer(session.tokens) : {});
    return (await response.json()) as GraphqlResponse<{ review: ReviewResponse | null }>;
  }

  /** Sends a request, and throws if it is refused. */
  async done(operation: keyof typeof inputTypes, dto: object, session?: SignedIn): Promise<ReviewResponse> {
    const { data, errors } = await this.ask(operation, dto, session);
    if (!data?.review) throw new Error(JSON.stringify(errors ?? 'the response has no review'));
    return data.review;
  }

  /** Sends a request that must be refused, and returns the code and details of the refusal. */
  async refusal(
    operation: keyof typeof inputTypes,
    dto: object,
    session?: SignedIn,
  ): Promise<{ code: string; details: Record<string, unknown> }> {
    const { errors } = await this.ask(operation, dto, session);
    const { code = '', details = {} } = errors?.[0]?.extensions ?? {};
    return { code, details };
  }

  async readOwn(productId: string, session?: SignedIn): Promise<ReviewResponse | null> {
    return (await this.ask('ownReview', { productId }, session)).data?.review ?? null;
  }

  async signInShopper(name = 'Анна', surname = ''): Promise<SignedIn> {
    const session = await signIn(this.api);
    await this.api.db.account.update({ where: { id: session.accountId }, data: { name, surname } });
    return session;
  }

  /** Signs in to an account of a level above CUSTOMER. `hasPassed` tells whether it has passed the second factor. */
  signInStaff(accessLevel: AccessLevel = 'SUPPORT', hasPassed = true): Promise<SignedIn> {
    return signInStaff(this.api, accessLevel, hasPassed);
  }

  async upload(session: SignedIn): Promise<string> {
    return (await uploadAs(this.api, bearer(session.tokens), await createPhotograph().png().toBuffer())).id;
  }
}

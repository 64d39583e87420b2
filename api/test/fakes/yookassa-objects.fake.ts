interface Amount {
  value: string;
  currency: string;
}

export interface ReceiptItem {
  amount?: Amount;
  description?: string;
  vat_code?: number;
  /** JavaScript clients may send the quantity as a string, which YooKassa does not document. */
  quantity?: number | string;
  payment_mode?: string;
  payment_subject?: string;
  mark_code_info?: object;
  mark_mode?: string;
  mark_quantity?: { numerator?: number; denominator?: number };
  measure?: string;
}

export interface Receipt {
  customer?: { email?: string };
  items?: ReceiptItem[];
}

/** The fields that a client may send. yookassa-validation.fake.ts checks which are required. */
export interface YookassaBody extends Receipt {
  amount?: Amount;
  capture?: boolean;
  confirmation?: { type?: string; return_url?: string };
  description?: string;
  metadata?: Record<string, string>;
  receipt?: Receipt;
  payment_id?: string;
  type?: string;
  send?: boolean;
  settlements?: { type?: string; amount?: Amount }[];
}

type StoredPart<Sent> = { [Field in keyof Sent]?: Sent[Field] | undefined };

/** A payment, a refund or a receipt. */
export interface YookassaObject extends StoredPart<Omit<YookassaBody, 'confirmation'>> {
  id: string;
  status: string;
  paid?: boolean;
  confirmation?: object | undefined;
  cancellation_details?: object;
}

/** How asking for the newsletter went: a wrong address, nothing sent for another reason, or a mail on its way. */
export type SubscriptionState = 'invalid' | 'failed' | 'sent'

/** Keys of form drafts in the tab's storage. The end of a session deletes exactly these. */
export const draftKeys = ['draft-login', 'draft-register', 'draft-forgot', 'draft-recover'] as const;

export type DraftKey = (typeof draftKeys)[number];

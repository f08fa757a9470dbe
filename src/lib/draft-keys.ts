/** Where drafts of forms lie in the storage of the tab: one that is not named here would outlive its writer. */
export const draftKeys = ['draft-login', 'draft-register', 'draft-forgot', 'draft-recover'] as const;

export type DraftKey = (typeof draftKeys)[number];

/** Texts of the section, its dialogs and messages. */
export const GALLERY_MESSAGES = {
  lead: 'Add captions, tags and before/after pairs below your photos, and tags to your services here. They are saved right away, without the page.',
  newPhoto: 'Save your page to add a caption.',
  noPage: 'Save your page first. Then you can describe its photos and services.',
  empty: 'Your saved page has no photos and no services. Add some and save your page first.',
  saveFirst: 'New services appear here after you save your page.',
  hidden: 'We still have what you wrote. Your page shows it again when your plan includes it.',
  saved: 'Details saved',
  notSaved: "We couldn't save the details. What you entered is still here. Please try again.",
} as const;

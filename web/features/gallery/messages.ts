/** Texts of the section, its dialogs and messages. */
export const GALLERY_MESSAGES = {
  lead: 'Captions, tags and before/after pairs for your photos, and tags for your services. They are saved at once, without the page.',
  noPage: 'Save your page first. Then you can describe its photos and services here.',
  empty: 'Your saved page has no photos and no services. Add some and save your page first.',
  saveFirst: 'New photos and services appear here after you save your page.',
  hidden: 'We still have what you wrote. Your page shows it again when your plan includes it.',
  saved: 'Details saved',
  notSaved: "We couldn't save the details. What you entered is still here. Please try again.",
} as const;

/** A photo that a person has chosen for a message or a request. */
export interface PhotoUpload {
  id: string;
  /** The address of the chosen file in this tab, for its thumbnail. */
  preview: string;
  /** The uploaded fraction, from 0 to 1. */
  part: number;
  /** The download address; null until the photo is uploaded. */
  url: string | null;
  /** Why the upload failed; null if it did not. */
  problem: { text: string; canRetry: boolean } | null;
}

/** The chosen photos of a form, with the actions of their buttons. */
export interface PhotoUploads {
  uploads: readonly PhotoUpload[];
  /** The download addresses, in order; null while a photo is missing. */
  urls: string[] | null;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Removes a photo, and cancels its upload. */
  remove: (id: string) => void;
  removeAll: () => void;
}

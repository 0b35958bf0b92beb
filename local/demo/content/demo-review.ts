/** A client's review of a professional, and the request that it is about. */
export interface DemoReview {
  /** The client's full name. Pages show 'Dana W.' for 'Dana Whitfield'. */
  by: string;
  daysAgo: number;
  stars: 1 | 2 | 3 | 4 | 5;
  /** The description of the request, unless the client has a completed one in `requests.ts`. */
  job: string;
  /** None by default: the client gave only stars. */
  text?: string;
  /** Photos that the client shows: files of `pictures/photos`. None by default. */
  photos?: readonly string[];
  /** The professional's public answer. */
  answer?: string;
  /** True by default. False if the professional cancelled the request. */
  hired?: boolean;
}

/** Reviews by the professional's handle, newest first. */
export type DemoReviews = Readonly<Record<string, readonly DemoReview[]>>;

import { BRAND } from '@doorstep/domain/brand';
import { absoluteUrl, SITE_PICTURE } from '../../lib/page-data.ts';

interface ShareCardProps {
  type?: 'website' | 'profile';
  /** The page's canonical path. */
  path: string;
  title: string;
  description: string;
  /** The picture; the site's default picture if missing. */
  picture?: { url: string; wide: boolean };
  /** Whether search engines may list the page. */
  isListed?: boolean;
}

/** Renders a page's canonical address, and its preview in messengers (Open Graph, Twitter). */
export function ShareCard(props: ShareCardProps) {
  const { type = 'website', path, title, description, picture, isListed = true } = props;
  const url = absoluteUrl(path);
  const { url: image, wide } = picture ?? { url: absoluteUrl(SITE_PICTURE), wide: true };
  return (
    <>
      {isListed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content={wide ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}

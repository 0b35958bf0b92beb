import sharp from 'sharp';
import { iconFile, iconSvg, PNG_ICONS, webManifest } from './brand-files.ts';
import { shareImage } from './share-image.ts';

const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Creates the files of the site that show the brand, by path: icons, share image, manifest. */
export async function brandFiles(): Promise<Record<string, string | Buffer>> {
  const icons = Object.entries(PNG_ICONS).map(
    async ([path, { svg, size }]) => [path, await toPng(svg, size)] as const,
  );
  return {
    'favicon.svg': iconSvg(),
    'favicon.ico': iconFile(await toPng(iconSvg(), 32)),
    'manifest.webmanifest': webManifest(),
    'images/og.jpg': await shareImage(),
    ...Object.fromEntries(await Promise.all(icons)),
  };
}

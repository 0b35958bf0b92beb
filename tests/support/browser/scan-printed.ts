import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A PDF has 72 dots per inch, paper from a printer 300. */
const SCALE = 300 / 72;

const toPng = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** Returns the sheets that the browser prints, as PNG. */
export async function printSheets(
  page: Page,
  { printBackground }: { printBackground: boolean },
): Promise<Uint8Array[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await page.pdf({ printBackground }));
  const sheets: Uint8Array[] = [];
  for (const sheet of document.pages()) {
    sheets.push((await sheet.render({ scale: SCALE, render: toPng })).data);
  }
  document.destroy();
  library.destroy();
  return sheets;
}

/** Returns the texts of the QR codes in a picture, which a phone's camera finds. */
export async function scanCodes(picture: Uint8Array): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  // By default the package downloads the file.
  const wasmBinary = Uint8Array.from(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  // Cameras of phones read dark modules on a light ground only.
  const codes = await readBarcodes(picture, { formats: ['QRCode'], tryInvert: false });
  return codes.map(({ text }) => text);
}

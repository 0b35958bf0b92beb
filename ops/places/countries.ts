/** What GeoNames' files do not say about a country, or say in English. */
export interface CountryNames {
  /** Whether addresses name the region by its code, as 'Austin, TX' does. */
  writesRegionCode?: true;
  /** Parts of the country that GeoNames lists as countries, each a region of the same code. */
  territories?: readonly string[];
  /** GeoNames' code of each region, the code of ISO 3166-2, the name, and what else people call it:
   * '02 BY Bayern = Bavaria = Bavaria'. */
  regions: readonly string[];
  /**
   * Cities whose local name is not GeoNames' name, and what else people call large ones:
   * 'Munich: München, …'. The first name after the colon is the local one. A region's code before
   * the name tells cities of one name apart.
   */
  cities?: readonly string[];
}

const split = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((row) => row.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
const list = (text: string) => split(text, ',');
const rows = (text: string) => split(text, '\n');

/**
 * The names of regions are those of ISO 3166-2, and other abbreviations of states those of the AP
 * Stylebook and of the U.S. Government Publishing Office. The local names of the 200 largest cities
 * of each country were compared with the official names in its municipal directory; only cities
 * whose name at GeoNames differs are listed.
 */
export const COUNTRY_NAMES: Record<string, CountryNames> = {
  US: {
    writesRegionCode: true,
    territories: ['PR', 'GU', 'VI', 'AS', 'MP'],
    regions: list(`
      AL AL Alabama = Ala, AK AK Alaska, AZ AZ Arizona = Ariz, AR AR Arkansas = Ark,
      CA CA California = Calif = Cal, CO CO Colorado = Colo, CT CT Connecticut = Conn,
      DE DE Delaware = Del, DC DC District of Columbia, FL FL Florida = Fla, GA GA Georgia,
      HI HI Hawaii, ID ID Idaho, IL IL Illinois = Ill, IN IN Indiana = Ind, IA IA Iowa,
      KS KS Kansas = Kan = Kans, KY KY Kentucky, LA LA Louisiana, ME ME Maine, MD MD Maryland,
      MA MA Massachusetts = Mass, MI MI Michigan = Mich, MN MN Minnesota = Minn,
      MS MS Mississippi = Miss, MO MO Missouri, MT MT Montana = Mont, NE NE Nebraska = Neb = Nebr,
      NV NV Nevada = Nev, NH NH New Hampshire = N.H., NJ NJ New Jersey = N.J.,
      NM NM New Mexico = N.M. = N. Mex., NY NY New York = N.Y., NC NC North Carolina = N.C.,
      ND ND North Dakota = N.D. = N. Dak., OH OH Ohio, OK OK Oklahoma = Okla,
      OR OR Oregon = Ore = Oreg, PA PA Pennsylvania = Penn = Penna, PR PR Puerto Rico,
      RI RI Rhode Island = R.I., SC SC South Carolina = S.C., SD SD South Dakota = S.D. = S. Dak.,
      TN TN Tennessee = Tenn, TX TX Texas = Tex, UT UT Utah, VT VT Vermont, VA VA Virginia,
      WA WA Washington = Wash, WV WV West Virginia = W.Va. = W. Va., WI WI Wisconsin = Wis = Wisc,
      WY WY Wyoming = Wyo, AS AS American Samoa, GU GU Guam, MP MP Northern Mariana Islands,
      VI VI U.S. Virgin Islands = Virgin Islands`),
    cities: rows(`
      NY New York City: New York, NYC, Manhattan
      CA Los Angeles: Los Angeles, LA, L.A.
      CA San Francisco: San Francisco, SF, San Fran, Bay Area, San Francisco Bay
      CA San Jose: San Jose, Silicon Valley
      TX Austin: Austin, ATX
      TX Dallas: Dallas, DFW, Dallas Fort Worth
      FL St. Petersburg: St. Petersburg, St Pete
      PA Philadelphia: Philadelphia, Philly
      LA New Orleans: New Orleans, NOLA
      UT Salt Lake City: Salt Lake City, SLC, Salt Lake
      GA Atlanta: Atlanta, ATL
      OR Portland: Portland, PDX
      DC Washington: Washington, DC, D.C.
      NV Las Vegas: Las Vegas, Vegas
      OK Oklahoma City: Oklahoma City, OKC
      FL Tampa: Tampa, Tampa Bay
      FL Jacksonville: Jacksonville, Jax
      MN Minneapolis: Minneapolis, Twin Cities, Minneapolis St. Paul
      NC Raleigh: Raleigh, Raleigh-Durham, Research Triangle
      IN Indianapolis: Indianapolis, Indy
      MO Kansas City: Kansas City, KC, KCMO
      MO St. Louis: St. Louis, STL
      OH Cincinnati: Cincinnati, Cincy
      AZ Phoenix: Phoenix, PHX`),
  },
  CA: {
    writesRegionCode: true,
    regions: list(`
      01 AB Alberta, 02 BC British Columbia, 03 MB Manitoba, 04 NB New Brunswick,
      05 NL Newfoundland and Labrador, 07 NS Nova Scotia, 13 NT Northwest Territories,
      14 NU Nunavut, 08 ON Ontario, 09 PE Prince Edward Island, 10 QC Quebec, 11 SK Saskatchewan,
      12 YT Yukon`),
    cities: rows('QC Québec: Québec, Quebec City, Ville de Québec'),
  },
  GB: {
    regions: list(`
      ENG ENG England, NIR NIR Northern Ireland, SCT SCT Scotland, WLS WLS Wales`),
  },
  IE: {
    regions: list(`
      C C Connacht, L L Leinster, M M Munster, U U Ulster`),
  },
  AU: {
    writesRegionCode: true,
    regions: list(`
      01 ACT Australian Capital Territory, 02 NSW New South Wales, 03 NT Northern Territory,
      04 QLD Queensland, 05 SA South Australia, 06 TAS Tasmania, 07 VIC Victoria,
      08 WA Western Australia`),
  },
  NZ: {
    regions: list(`
      E7 AUK Auckland, E8 BOP Bay of Plenty, E9 CAN Canterbury, 10 CIT Chatham Islands,
      F1 GIS Gisborne, F2 HKB Hawke's Bay, F3 MWT Manawatū-Whanganui, F4 MBH Marlborough,
      F5 NSN Nelson, F6 NTL Northland, F7 OTA Otago, F8 STL Southland, F9 TKI Taranaki,
      TAS TAS Tasman, G1 WKO Waikato, G2 WGN Wellington, G3 WTC West Coast`),
  },
  DE: {
    regions: list(`
      01 BW Baden-Württemberg, 02 BY Bayern = Bavaria, 16 BE Berlin, 11 BB Brandenburg, 03 HB Bremen,
      04 HH Hamburg, 05 HE Hessen = Hesse, 12 MV Mecklenburg-Vorpommern, 06 NI Niedersachsen = Lower Saxony,
      07 NW Nordrhein-Westfalen = NRW = North Rhine-Westphalia, 08 RP Rheinland-Pfalz = Rhineland-Palatinate, 09 SL Saarland, 13 SN Sachsen = Saxony,
      14 ST Sachsen-Anhalt = Saxony-Anhalt, 10 SH Schleswig-Holstein, 15 TH Thüringen = Thuringia`),
    cities: rows(`
      BY Munich: München, Munich
      NW Köln: Köln, Cologne
      BY Nürnberg: Nürnberg, Nuremberg
      NI Hannover: Hannover, Hanover
      NI Braunschweig: Braunschweig, Brunswick
      BW Freiburg: Freiburg im Breisgau, Freiburg, Freiburg i. Br.
      BB Frankfurt (Oder): Frankfurt (Oder), Frankfurt an der Oder, Frankfurt a. d. Oder, Frankfurt (O.)
      ST Halle (Saale): Halle (Saale), Halle, Halle an der Saale, Halle a. d. Saale
      HE Bad Homburg vor der Höhe: Bad Homburg vor der Höhe, Bad Homburg, Bad Homburg v. d. H.
      NW Halle: Halle, Halle (Westfalen), Halle (Westf.)
      SH Oldenburg in Holstein: Oldenburg in Holstein, Oldenburg (Holstein)
      BY Rothenburg ob der Tauber: Rothenburg ob der Tauber, Rothenburg o. d. T., Rothenburg o. d. Tauber
      ST Wittenberg: Wittenberg, Lutherstadt Wittenberg
      NW Essen: Essen, Ruhrgebiet, Ruhrpott
      NW Mülheim: Mülheim an der Ruhr, Mülheim
      HE Frankfurt am Main: Frankfurt am Main, Frankfurt, Frankfurt a.M., Frankfurt/Main, Rhein-Main
      RP Neustadt: Neustadt an der Weinstraße, Neustadt
      BY Garmisch-Partenkirchen: Garmisch-Partenkirchen, Garmisch
      HE Hanau am Main: Hanau
      HE Marburg an der Lahn: Marburg
      BW Esslingen: Esslingen am Neckar, Esslingen
      HE Offenbach: Offenbach am Main, Offenbach
      ST Dessau: Dessau-Roßlau, Dessau
      HE Rüsselsheim: Rüsselsheim am Main, Rüsselsheim`),
  },
  AT: {
    regions: list(`
      01 1 Burgenland, 02 2 Kärnten = Carinthia, 03 3 Niederösterreich, 04 4 Oberösterreich, 05 5 Salzburg,
      06 6 Steiermark = Styria, 07 7 Tirol = Tyrol, 08 8 Vorarlberg, 09 9 Wien`),
    cities: rows(`
      9 Vienna: Wien, Vienna
      2 Klagenfurt am Wörthersee: Klagenfurt am Wörthersee, Klagenfurt`),
  },
  CH: {
    regions: list(`
      AG AG Aargau, AR AR Appenzell Ausserrhoden, AI AI Appenzell Innerrhoden,
      BL BL Basel-Landschaft, BS BS Basel-Stadt, BE BE Bern, FR FR Fribourg, GE GE Genève,
      GL GL Glarus, GR GR Graubünden, JU JU Jura, LU LU Luzern, NE NE Neuchâtel, NW NW Nidwalden,
      OW OW Obwalden, SG SG St. Gallen, SH SH Schaffhausen, SZ SZ Schwyz, SO SO Solothurn,
      TG TG Thurgau, TI TI Ticino, UR UR Uri, VS VS Valais, VD VD Vaud, ZG ZG Zug, ZH ZH Zürich`),
    cities: rows(`
      GE Genève: Genève, Geneva, Genf
      LU Luzern: Luzern, Lucerne
      BE Bern: Bern, Berne
      SG Sankt Gallen: St. Gallen
      VS Sitten: Sion, Sitten
      FR Fribourg: Fribourg, Freiburg
      BE Biel/Bienne: Biel/Bienne, Biel, Bienne
      NE Neuchâtel: Neuchâtel, Neuenburg`),
  },
  FR: {
    regions: list(`
      84 ARA Auvergne-Rhône-Alpes, 27 BFC Bourgogne-Franche-Comté, 53 BRE Bretagne = Brittany,
      24 CVL Centre-Val de Loire, 94 20R Corse = Corsica, 44 GES Grand Est, 32 HDF Hauts-de-France,
      11 IDF Île-de-France, 28 NOR Normandie = Normandy, 75 NAQ Nouvelle-Aquitaine, 76 OCC Occitanie,
      52 PDL Pays de la Loire, 93 PAC Provence-Alpes-Côte d'Azur`),
  },
};

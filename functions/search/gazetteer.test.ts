import { MIN_INHABITANTS } from '@doorstep/domain/limits';
import {
  cityIdOf,
  placeLabel,
  placeNameWithRegion,
  resolvePlaces,
} from '@doorstep/domain/places/resolve-places';
import { POSTCODE_WORDS } from '@doorstep/domain/places/units';
import { nearestCity } from '@doorstep/domain/places/distance';
import { describe, expect, it } from 'vitest';
import { readGazetteer } from './gazetteer.ts';

const us = readGazetteer('US');
const de = readGazetteer('DE');

const best = (typed: string, gazetteer = us) => {
  const [found] = resolvePlaces(gazetteer, typed);
  return found && placeNameWithRegion(found.place, gazetteer);
};

describe('in the United States', () => {
  it.each([
    ['78704', 'Austin, Texas 78704'],
    ['Austin, TX 78704-1234', 'Austin, Texas 78704'],
    ['zip 78704', 'Austin, Texas 78704'],
    ['austin', 'Austin, Texas'],
    ['AUSTIN TX', 'Austin, Texas'],
    ['Austin, Texas, USA', 'Austin, Texas'],
    ['texas austin', 'Austin, Texas'],
    ['near Round Rock', 'Round Rock, Texas'],
    ['within 10 miles of Austin', 'Austin, Texas'],
    ['south austin', 'Austin, Texas'],
    ['S Austin', 'Austin, Texas'],
    ['N. Las Vegas', 'North Las Vegas, Nevada'],
    ['in Austin', 'Austin, Texas'],
    ['Hyde Park Austin', 'Austin, Texas'],
    ['austin,tx78704', 'Austin, Texas 78704'],
    ['O Fallon', "O'Fallon, Missouri"],
    ['L.A.', 'Los Angeles, California'],
    ['Washington State', 'Washington'],
    ['South Bend', 'South Bend, Indiana'],
    ['Austin area', 'Austin, Texas'],
    ['St. Paul', 'Saint Paul, Minnesota'],
    ['saint louis', 'St. Louis, Missouri'],
    ['ft worth', 'Fort Worth, Texas'],
    ['Mt Pleasant', 'Mount Pleasant, South Carolina'],
    ['Butte MT', 'Butte, Montana'],
    ['constructor taken', undefined],
    ['coeur d’alene', "Coeur d'Alene, Idaho"],
    ['canon city', 'Cañon City, Colorado'],
    ['NYC', 'New York'],
    ['new york', 'New York'],
    ['LA', 'Los Angeles, California'],
    ['D.C.', 'Washington, District of Columbia'],
    ['Bronx', 'The Bronx, New York'],
    ['Kansas City', 'Kansas City, Missouri'],
    ['Georgetown, TX', 'Georgetown, Texas'],
    ['Indianapolis, IN', 'Indianapolis, Indiana'],
    ['Truth or Consequences', 'Truth or Consequences, New Mexico'],
    ['Texas', 'Texas'],
    ['TX', 'Texas'],
    ['Nevada', 'Nevada'],
    ['San Juan PR', 'San Juan, Puerto Rico'],
    ['Hagatna', 'Hagåtña, Guam'],
    ['Austin, Tex.', 'Austin, Texas'],
    ['Boston, Mass.', 'Boston, Massachusetts'],
    ['Chicago, Ill', 'Chicago, Illinois'],
    ['Buffalo, N.Y.', 'Buffalo, New York'],
    ['San Francisco Bay Area', 'San Francisco, California'],
    ['Twin Cities', 'Minneapolis, Minnesota'],
    ['Lexington KY', 'Lexington, Kentucky'],
    ['Flushing NY', 'Flushing, New York'],
    ['Del Valle, TX', 'Del Valle, Texas'],
    ['12 Main St, Mc Lean VA', 'Mc Lean, Virginia'],
    ['12345 Main St, Austin, TX', 'Austin, Texas'],
    ['12345 Main St, Buffalo NY', 'Buffalo, New York'],
    ['500 Oak St, Georgetown, TX', 'Georgetown, Texas'],
    [`${'a '.repeat(95)}Georgetown TX`, 'Georgetown, Texas'],
    ['10901 Domain Dr, Austin, TX 78758', 'Austin, Texas 78758'],
    ['78704 Austin, TX', 'Austin, Texas 78704'],
    ['10451 Bronx', 'Bronx, New York 10451'],
    ['07030 Hoboken New York', 'Hoboken, New Jersey 07030'],
    ['77449 Katy Houston', 'Katy, Texas 77449'],
    ['78660 near Austin', 'Pflugerville, Texas 78660'],
    ['78640, south of Austin', 'Kyle, Texas 78640'],
    ['90401 Santa Monica, Los Angeles', 'Santa Monica, California 90401'],
    ['60201 Evanston, Chicago', 'Evanston, Illinois 60201'],
    ['pressure wash arlington', 'Arlington, Texas'],
    ['house wash lakewood', 'Lakewood, Colorado'],
    ['window wash burlington', undefined],
    ['Spokane, Wash.', 'Spokane, Washington'],
    ['virgin islands', 'U.S. Virgin Islands'],
    ['90028 Hollywood', 'Los Angeles, California 90028'],
    ['North Austin', 'Austin, Texas'],
    ['S Boulder', 'Boulder, Colorado'],
    ['north georgetown tx', 'Georgetown, Texas'],
    ['Central Texas', 'Texas'],
    ['downtown Denver', 'Denver, Colorado'],
  ])('%j is %j', (typed, place) => {
    expect(best(typed)).toBe(place);
  });

  it.each(['', 'me', 'near me', 'or', '99999', 'my sister’s house', '東京', 'Zürich', 'USA'])(
    '%j is no place',
    (typed) => {
      expect(resolvePlaces(us, typed)).toEqual([]);
    },
  );

  it.each(['South Congress', 'South Lamar', 'West Village', 'East Liberty', 'East Williamsburg'])(
    '%j is no place, because a small city of the name without the direction is elsewhere',
    (typed) => {
      expect(resolvePlaces(us, typed)).toEqual([]);
    },
  );

  it('finds the largest city of a name first, and lists the others', () => {
    const found = resolvePlaces(us, 'Springfield').map(({ place }) => placeLabel(place, us));
    expect(found.slice(0, 3)).toEqual(['Springfield, MO', 'Springfield, MA', 'Springfield, IL']);
    expect(found.length).toBe(10);
  });

  it('knows in which countries it has postal codes', () => {
    const countries = ['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'AT', 'CH', 'DE', 'FR'];
    const withCodes = countries.filter((country) => readGazetteer(country).hasPostcodes);
    expect(withCodes.toSorted()).toEqual(Object.keys(POSTCODE_WORDS).toSorted());
  });

  it('says by what a place was found', () => {
    const reasons = ['78704', 'austin', 'philly', 'Texas'].map(
      (typed) => resolvePlaces(us, typed)[0]?.reason,
    );
    expect(reasons).toEqual(['postcode', 'name', 'spelling', 'region']);
  });

  it('names a city in addresses with its state', () => {
    const ids = ['St. Paul', '78704', "O'Fallon MO"].map((typed) => {
      const [found] = resolvePlaces(us, typed);
      return found && cityIdOf(found.place);
    });
    expect(ids).toEqual(['st-paul-mn', 'austin-tx', 'ofallon-mo']);
  });

  it.each([
    [30.25, -97.75, 'Austin, Texas'],
    [30.52, -97.68, 'Round Rock, Texas'],
    [40.65, -73.95, 'Brooklyn, New York'],
  ])('the city nearest to %d, %d is %s', (lat, lon, name) => {
    const place = nearestCity(us, { lat, lon });
    expect(place && placeNameWithRegion(place, us)).toBe(name);
  });

  it('finds no city in the middle of the sea', () => {
    expect(nearestCity(us, { lat: 0, lon: -140 })).toBeNull();
  });
});

describe('in Germany', () => {
  it.each([
    ['München', 'München, Bayern'],
    ['Munich', 'München, Bayern'],
    ['muenchen', 'München, Bayern'],
    ['Köln', 'Köln, Nordrhein-Westfalen'],
    ['Cologne', 'Köln, Nordrhein-Westfalen'],
    ['Nürnberg', 'Nürnberg, Bayern'],
    ['80331', '80331 München, Bayern'],
    ['D-80331 München', '80331 München, Bayern'],
    ['Berlin, Germany', 'Berlin'],
    ['Berlin, Deutschland', 'Berlin'],
    ['Frankfurt', 'Frankfurt am Main, Hessen'],
    ['Frankfurt a.M.', 'Frankfurt am Main, Hessen'],
    ['Düsseldorf, NRW', 'Düsseldorf, Nordrhein-Westfalen'],
    ['Bavaria', 'Bayern'],
    ['Raum Stuttgart', 'Stuttgart, Baden-Württemberg'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder), Brandenburg'],
    ['St. Augustin', 'Sankt Augustin, Nordrhein-Westfalen'],
    ['bei Kreuzberg', 'Kreuzberg, Berlin'],
    ['Freiburg i. Br.', 'Freiburg im Breisgau, Baden-Württemberg'],
    ['Frankfurt an der Oder', 'Frankfurt (Oder), Brandenburg'],
    ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe, Hessen'],
    ['Halle an der Saale', 'Halle (Saale), Sachsen-Anhalt'],
    ['Köln-Ehrenfeld', 'Köln, Nordrhein-Westfalen'],
    ['Köln-Mülheim', 'Köln, Nordrhein-Westfalen'],
    ['München Pasing', 'München, Bayern'],
    ['Stuttgart-West', 'Stuttgart, Baden-Württemberg'],
    ['Frankfurt Sachsenhausen', 'Frankfurt am Main, Hessen'],
    ['Innenstadt Köln', 'Köln, Nordrhein-Westfalen'],
    ['Tübingen Lustnau', 'Tübingen, Baden-Württemberg'],
    ['Dachau Zentrum', 'Dachau, Bayern'],
    ['Dachau und Umgebung', 'Dachau, Bayern'],
    ['in der Nähe von Dachau', 'Dachau, Bayern'],
    ['Geestland', 'Geestland, Niedersachsen'],
    ['Bremen Straße 10, Hannover', 'Hannover, Niedersachsen'],
    ['Köln Straße 5, Bonn', 'Bonn, Nordrhein-Westfalen'],
    ['Köln, Aachener Straße 5', 'Köln, Nordrhein-Westfalen'],
    ['Halle bei Köln', 'Köln, Nordrhein-Westfalen'],
    ['Essen auf Rädern', undefined],
    ['85221 bei München', '85221 Dachau, Bayern'],
    ['14467 bei Berlin', '14467 Potsdam, Brandenburg'],
    ['12529 Schönefeld Berlin', '12529 Schönefeld, Brandenburg'],
    ['10115 Mitte', '10115 Berlin'],
    ['80331, Munich, Germany', '80331 München, Bayern'],
  ])('%j is %j', (typed, place) => {
    expect(best(typed, de)).toBe(place);
  });

  it('knows no ZIP code of the United States', () => {
    expect(resolvePlaces(de, '78704')).toEqual([]);
  });
});

it.each([us, de])('finds each city that has a page by the id of its page', (gazetteer) => {
  const listed = gazetteer.cities().filter(({ place }) => place.population > MIN_INHABITANTS);
  const lost = [...new Set(listed.map(({ place }) => cityIdOf(place)))].filter((id) => {
    const [found] = resolvePlaces(gazetteer, id.replaceAll('-', ' '), 1);
    return found === undefined || cityIdOf(found.place) !== id;
  });
  expect(lost).toEqual([]);
});

it('finds cities in a country without postal codes', () => {
  const at = readGazetteer('AT');
  expect(best('vienna', at)).toBe('Wien');
  expect(at.hasPostcodes).toBe(false);
});

it('knows no place in a country without a file', () => {
  expect(resolvePlaces(readGazetteer('XX'), 'Paris')).toEqual([]);
});

import type { Position } from "#shared/domain/places/distance.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

/** The middles of towns, where road signs and tables measure to. */
export const CENTERS = {
  anacortes: at(48.5126, -122.6127),
  bellingham: at(48.7519, -122.4787),
  burlington: at(48.4757, -122.3254),
  chelan: at(47.841, -120.0168),
  ellensburg: at(46.9965, -120.5478),
  everett: at(47.979, -122.2021),
  leavenworth: at(47.5962, -120.6615),
  manson: at(47.8849, -120.1584),
  oakHarbor: at(48.2932, -122.6432),
  olympia: at(47.0379, -122.9007),
  pasco: at(46.2396, -119.1006),
  pateros: at(48.0517, -119.9026),
  portAngeles: at(48.1181, -123.4307),
  prosser: at(46.2068, -119.7689),
  pullman: at(46.7298, -117.1817),
  richland: at(46.2857, -119.2845),
  seattle: at(47.6062, -122.3321),
  spokane: at(47.6588, -117.426),
  tacoma: at(47.2529, -122.4443),
  vancouver: at(45.628, -122.6739),
  wallaWalla: at(46.0646, -118.343),
  wenatchee: at(47.4235, -120.3103),
  winthrop: at(48.4779, -120.1862),
  yakima: at(46.6021, -120.5059),
  zillah: at(46.4021, -120.262),
  clarkston: at(46.4163, -117.0453),
} as const;

type Center = keyof typeof CENTERS;

export type QuotedDistance = readonly [from: Center, to: Center, least: number, most: number];

/**
 * Road distances in miles as signs, tables and travel pages widely give them, least and most: what
 * the router is measured against.
 */
export const QUOTED: readonly QuotedDistance[] = [
  ["seattle", "wallaWalla", 260, 273],
  ["seattle", "spokane", 278, 280],
  ["seattle", "yakima", 140, 143],
  ["seattle", "ellensburg", 107, 110],
  ["seattle", "wenatchee", 147, 149],
  ["seattle", "chelan", 178, 182],
  ["seattle", "leavenworth", 117, 120],
  ["seattle", "richland", 200, 206],
  ["seattle", "olympia", 60, 61],
  ["seattle", "tacoma", 33, 34],
  ["seattle", "everett", 28, 29],
  ["seattle", "bellingham", 89, 90],
  ["seattle", "vancouver", 165, 166],
  ["spokane", "wallaWalla", 157, 160],
  ["spokane", "pullman", 75, 76],
  ["spokane", "yakima", 201, 204],
  ["spokane", "wenatchee", 169, 171],
  ["spokane", "pasco", 135, 137],
  ["yakima", "wallaWalla", 129, 131],
  ["yakima", "prosser", 49, 51],
  ["yakima", "ellensburg", 36, 37],
  ["yakima", "richland", 76, 78],
  ["yakima", "zillah", 19, 21],
  ["leavenworth", "wenatchee", 22, 23],
  ["wenatchee", "chelan", 38, 40],
  ["manson", "chelan", 8, 9],
  ["chelan", "pateros", 19, 20],
  ["pateros", "winthrop", 41, 42],
  ["burlington", "anacortes", 16, 17],
  ["anacortes", "oakHarbor", 20, 21],
  ["vancouver", "wallaWalla", 243, 250],
];

/** How far a distance lies outside what is quoted, as a part of it. */
export function errorOf(miles: number, [, , least, most]: QuotedDistance): number {
  if (miles < least) return (least - miles) / least;
  return miles > most ? (miles - most) / most : 0;
}

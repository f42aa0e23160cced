/**
 * The parts of two standards that the guide's map files use, as XML schemas: elements in the order, of
 * the types and in the numbers that GPX 1.1 (topografix.com/GPX/1/1) and KML 2.2 (OGC 07-147r2) give
 * them. Written here after the standards' own definitions; what a file of ours does not use is left out.
 */

/** Elements that may be left out, one type for all, one a line. */
const optional = (names: string, type = "xs:string"): string =>
  names
    .split(" ")
    .map((name) => `  <xs:element name="${name}" type="${type}" minOccurs="0"/>`)
    .join("\n");

const LINKS = '  <xs:element name="link" type="linkType" minOccurs="0" maxOccurs="unbounded"/>';

/** How a route and a track both begin: `rteType`, `trkType`. */
const ROUTE_HEAD = `${optional("name cmt desc src")}
${LINKS}
${optional("number", "xs:nonNegativeInteger")}
${optional("type")}`;

/** GPX 1.1: `gpxType`, `metadataType`, `wptType`, `rteType`, `trkType`. */
export const GPX_SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.topografix.com/GPX/1/1" targetNamespace="http://www.topografix.com/GPX/1/1" elementFormDefault="qualified">
<xs:element name="gpx"><xs:complexType><xs:sequence>
  <xs:element name="metadata" type="metadataType" minOccurs="0"/>
  <xs:element name="wpt" type="wptType" minOccurs="0" maxOccurs="unbounded"/>
  <xs:element name="rte" type="rteType" minOccurs="0" maxOccurs="unbounded"/>
  <xs:element name="trk" type="trkType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence>
<xs:attribute name="version" type="xs:string" use="required" fixed="1.1"/>
<xs:attribute name="creator" type="xs:string" use="required"/>
</xs:complexType></xs:element>
<xs:complexType name="metadataType"><xs:sequence>
  <xs:element name="name" type="xs:string" minOccurs="0"/>
  <xs:element name="desc" type="xs:string" minOccurs="0"/>
  <xs:element name="link" type="linkType" minOccurs="0" maxOccurs="unbounded"/>
  <xs:element name="time" type="xs:dateTime" minOccurs="0"/>
</xs:sequence></xs:complexType>
<xs:complexType name="linkType"><xs:sequence>
  <xs:element name="text" type="xs:string" minOccurs="0"/>
  <xs:element name="type" type="xs:string" minOccurs="0"/>
</xs:sequence><xs:attribute name="href" type="xs:anyURI" use="required"/></xs:complexType>
<xs:complexType name="wptType"><xs:sequence>
  <xs:element name="ele" type="xs:decimal" minOccurs="0"/>
  <xs:element name="time" type="xs:dateTime" minOccurs="0"/>
${optional("name cmt desc src")}
${LINKS}
${optional("sym type")}
</xs:sequence>
<xs:attribute name="lat" type="latitudeType" use="required"/>
<xs:attribute name="lon" type="longitudeType" use="required"/></xs:complexType>
<xs:complexType name="rteType"><xs:sequence>
${ROUTE_HEAD}
  <xs:element name="rtept" type="wptType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence></xs:complexType>
<xs:complexType name="trkType"><xs:sequence>
${ROUTE_HEAD}
  <xs:element name="trkseg" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
    <xs:element name="trkpt" type="wptType" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:sequence></xs:complexType>
<xs:simpleType name="latitudeType"><xs:restriction base="xs:decimal"><xs:minInclusive value="-90.0"/><xs:maxInclusive value="90.0"/></xs:restriction></xs:simpleType>
<xs:simpleType name="longitudeType"><xs:restriction base="xs:decimal"><xs:minInclusive value="-180.0"/><xs:maxExclusive value="180.0"/></xs:restriction></xs:simpleType>
</xs:schema>`;

/** KML 2.2: a document of styles, placemarks and folders with points and lines. */
export const KML_SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.opengis.net/kml/2.2" targetNamespace="http://www.opengis.net/kml/2.2" elementFormDefault="qualified">
<xs:element name="kml"><xs:complexType><xs:sequence><xs:element name="Document" type="documentType"/></xs:sequence></xs:complexType></xs:element>
<xs:group name="featureParts"><xs:sequence>
  <xs:element name="name" type="xs:string" minOccurs="0"/>
  <xs:element name="visibility" type="xs:boolean" minOccurs="0"/>
  <xs:element name="open" type="xs:boolean" minOccurs="0"/>
  <xs:element name="address" type="xs:string" minOccurs="0"/>
  <xs:element name="phoneNumber" type="xs:string" minOccurs="0"/>
  <xs:element name="description" type="xs:string" minOccurs="0"/>
  <xs:element name="styleUrl" type="xs:anyURI" minOccurs="0"/>
  <xs:element name="Style" type="styleType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence></xs:group>
<xs:complexType name="documentType"><xs:sequence>
  <xs:group ref="featureParts"/>
  <xs:choice minOccurs="0" maxOccurs="unbounded">
    <xs:element name="Placemark" type="placemarkType"/>
    <xs:element name="Folder" type="folderType"/>
  </xs:choice>
</xs:sequence></xs:complexType>
<xs:complexType name="folderType"><xs:sequence>
  <xs:group ref="featureParts"/>
  <xs:element name="Placemark" type="placemarkType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence></xs:complexType>
<xs:complexType name="placemarkType"><xs:sequence>
  <xs:group ref="featureParts"/>
  <xs:choice minOccurs="0">
    <xs:element name="Point" type="pointType"/>
    <xs:element name="LineString" type="lineType"/>
  </xs:choice>
</xs:sequence></xs:complexType>
<xs:complexType name="pointType"><xs:sequence><xs:element name="coordinates" type="coordinatesType"/></xs:sequence></xs:complexType>
<xs:complexType name="lineType"><xs:sequence>
  <xs:element name="extrude" type="xs:boolean" minOccurs="0"/>
  <xs:element name="tessellate" type="xs:boolean" minOccurs="0"/>
  <xs:element name="coordinates" type="coordinatesType"/>
</xs:sequence></xs:complexType>
<xs:simpleType name="coordinatesType"><xs:list itemType="pairType"/></xs:simpleType>
<xs:simpleType name="pairType"><xs:restriction base="xs:string"><xs:pattern value="-?[0-9]+(\\.[0-9]+)?,-?[0-9]+(\\.[0-9]+)?(,-?[0-9]+(\\.[0-9]+)?)?"/></xs:restriction></xs:simpleType>
<xs:complexType name="styleType"><xs:sequence>
  <xs:element name="LineStyle"><xs:complexType><xs:sequence>
    <xs:element name="color"><xs:simpleType><xs:restriction base="xs:hexBinary"><xs:length value="4"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="width" type="xs:double"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:sequence><xs:attribute name="id" type="xs:ID"/></xs:complexType>
</xs:schema>`;

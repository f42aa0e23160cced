/** The looks of maps' placeholders, for a page that shows one before the code of its section is there. */
import "./placeholder/map-placeholder.css";
